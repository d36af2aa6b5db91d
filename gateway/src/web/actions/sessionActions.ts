'use server';

import { refresh } from 'next/cache';

import { closeSessionOf, closeSessions, findSession } from '../../features/authentication/sessions';
import { textOf } from '../forms/readForm';
import { requestContext } from '../requestContext';

/** The account of whoever is logged in. */
async function ownAccount() {
  const { payload, token, now } = await requestContext();
  const account = (await findSession(payload, token, now))?.account;
  return account?.collection === 'merchants' ? account : undefined;
}

/** Ends one session of the merchant who is logged in. Without a login the page leads to it. */
export async function endSessionAction(form: FormData): Promise<void> {
  const { payload } = await requestContext();
  const account = await ownAccount();
  if (account) await closeSessionOf(payload, account, Number(textOf(form, 'session')));
  refresh();
}

/** Ends all sessions of the merchant who is logged in but this one. */
export async function endOtherSessionsAction(): Promise<void> {
  const { payload, token } = await requestContext();
  const account = await ownAccount();
  if (account) await closeSessions(payload, account, token);
  refresh();
}
