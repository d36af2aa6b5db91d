import type { Payload } from 'payload';

import type { AccountReference } from './account';
import { accountErrors } from './accountErrors';
import { issuePendingLogin, readPendingLogin } from './pendingLogin';
import { checkSecondFactor, hasSecondFactor } from './secondFactor';

/** The ticket of the second step of a login; null where the password of the account is enough. */
export const secondStepTicket = async (
  payload: Payload,
  account: AccountReference,
  now: Date,
): Promise<string | null> =>
  (await hasSecondFactor(payload, account)) ? issuePendingLogin(account, now) : null;

interface SecondStep {
  collection: AccountReference['collection'];
  ticket: string;
  /** Of the app, or a recovery code. */
  code: string;
}

/**
 * The account that a ticket and a code log in.
 * @throws AccountRefusal `loginExpired`, `code` or `tooMany`
 */
export async function checkSecondStep(
  { collection, ticket, code }: SecondStep,
  { payload, now }: { payload: Payload; now: Date },
): Promise<AccountReference> {
  const account = await readPendingLogin(ticket, now);
  if (account.collection !== collection) throw accountErrors.loginExpired();
  await checkSecondFactor(payload, account, code, now);
  return account;
}
