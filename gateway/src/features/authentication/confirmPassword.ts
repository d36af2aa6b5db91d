import type { Payload } from 'payload';

import type { Limit } from '../../platform/limits/limit';
import { accountKey, type AccountReference } from './account';
import { accountErrors } from './accountErrors';
import { allow } from './limits';
import { isPasswordOf } from './passwords';

const passwordsOfAccount: Limit = { name: 'passwords-of-account', points: 10, seconds: 15 * 60 };

/**
 * Asks somebody who is logged in for the password again, before a change that a stranger at the device must not make.
 * @throws AccountRefusal `tooMany` or `credentials`
 */
export async function confirmPassword(
  payload: Payload,
  account: AccountReference & { name: string },
  password: string,
): Promise<void> {
  await allow(passwordsOfAccount, accountKey(account));
  const { collection, name } = account;
  if (!(await isPasswordOf(payload, { collection, name, isKnown: true }, password)))
    throw accountErrors.credentials();
}
