import type { Payload } from 'payload';

import { makeTicket, readTicket } from '../../platform/secrets/ticket';
import { accountErrors } from './accountErrors';
import { allow } from './limits';
import { checkSecondFactor, hasSecondFactor } from './secondFactor';

const purpose = 'second step of a login';
/** Seconds to type a code in. */
const lifetime = 300;

const tries = { name: 'second-step-tries', points: 5, seconds: lifetime };

/** Proves that a user has given the password, for the second step of the login. */
export const makeStepTicket = (userId: number, now: Date): string =>
  makeTicket(purpose, lifetime, now, String(userId));

/** The ticket of the second step of a user's login; null where the password is enough. */
export const secondStepTicket = async (payload: Payload, id: number, now: Date): Promise<string | null> =>
  (await hasSecondFactor(payload, { collection: 'users', id })) ? makeStepTicket(id, now) : null;

/**
 * The id of the user that a ticket and a code log in; the code is one of the app, or a recovery code.
 * @throws AccountRefusal `loginExpired`: the ticket is past its time, was tried five times, or is none of ours; `code` or `tooMany`
 */
export async function checkSecondStep(
  { ticket, code }: { ticket: string; code: string },
  { payload, now }: { payload: Payload; now: Date },
): Promise<number> {
  const pending = readTicket(purpose, ticket, now);
  if (!pending) throw accountErrors.loginExpired();
  await allow(tries, pending.id).catch(() => {
    throw accountErrors.loginExpired();
  });
  const id = Number(pending.subject);
  await checkSecondFactor(payload, { collection: 'users', id }, code, now);
  return id;
}
