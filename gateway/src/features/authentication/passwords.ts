import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

import type { Payload } from 'payload';

import { isPayloadError } from '../../platform/db/isPayloadError';
import type { AccountReference } from './account';
import { inPasswordQueue } from './passwordQueue';

/** The cost of Payload's own password hash (payload/dist/auth/strategies/local); a test compares them. */
const cost = { iterations: 600_000, bytes: 32, digest: 'sha256' } as const;

/** Takes as long as the check of a real password, for names that have none. */
async function checkNothing(password: string): Promise<void> {
  const salt = randomBytes(32).toString('hex');
  await promisify(pbkdf2)(password, salt, cost.iterations, cost.bytes, cost.digest);
}

/** Staff log in by e-mail address, merchants by telephone number. */
export interface LoginName {
  collection: AccountReference['collection'];
  name: string;
}

const loginBy = (payload: Payload, { collection, name }: LoginName, password: string) =>
  collection === 'users'
    ? payload.login({ collection, data: { email: name, password } })
    : payload.login({ collection, data: { username: name, password } });

/**
 * Whether this is the password of an account. Payload answers at once where there is no such account, hence
 * `isKnown`: with it, both answers take as long. However many ask from however many networks, two are checked at a time.
 * @throws AccountError `busy`
 */
export const isPasswordOf = (
  payload: Payload,
  { isKnown, ...login }: LoginName & { isKnown: boolean },
  password: string,
): Promise<boolean> =>
  inPasswordQueue(async () => {
    // Merchants' passwords are stored in this form, those of staff as Payload was given them.
    const typed = login.collection === 'merchants' ? password.normalize('NFC') : password;
    try {
      await loginBy(payload, login, typed);
      return true;
    } catch (error) {
      // An empty one is not valid, any other one is not authentic.
      if (!isPayloadError(error, 'AuthenticationError', 'ValidationError')) throw error;
      if (!isKnown) await checkNothing(typed);
      return false;
    }
  });
