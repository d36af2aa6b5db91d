import type { Payload } from 'payload';

import { confirmPassword } from '../authentication/confirmPassword';
import {
  beginEnrolment,
  confirmEnrolment,
  removeSecondFactor,
  type Enrolment,
} from '../authentication/secondFactor';
import { closeSessions } from '../authentication/sessions';
import { requireMerchant } from './currentMerchant';

interface Session {
  payload: Payload;
  token: string | undefined;
  now: Date;
}

async function ownAccount(session: Session) {
  const { id, username } = await requireMerchant(session);
  return { collection: 'merchants', id, name: username } as const;
}

/**
 * Begins to turn the second factor on, for who knows the password.
 * @throws AccountRefusal `session`, `tooMany`, `credentials` or `enrolled`
 */
export async function beginTwoFactor(password: string, session: Session): Promise<Enrolment> {
  const account = await ownAccount(session);
  await confirmPassword(session.payload, account, password);
  return beginEnrolment(session.payload, account, account.name);
}

/**
 * Turns the second factor on with a code of the app, ends all other sessions and returns the recovery codes.
 * @throws AccountRefusal `session`, `tooMany`, `code` or `enrolled`
 */
export async function confirmTwoFactor(code: string, session: Session): Promise<string[]> {
  const account = await ownAccount(session);
  const codes = await confirmEnrolment(session.payload, account, code, session.now);
  await closeSessions(session.payload, account, session.token);
  return codes;
}

/**
 * Turns the second factor off, for who knows the password.
 * @throws AccountRefusal `session`, `tooMany` or `credentials`
 */
export async function removeTwoFactor(password: string, session: Session): Promise<void> {
  const account = await ownAccount(session);
  await confirmPassword(session.payload, account, password);
  await removeSecondFactor(session.payload, account);
}
