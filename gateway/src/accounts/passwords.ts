import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

import type { Payload } from 'payload';

import { isPayloadError } from './isPayloadError';

/** What Payload computes for a password (payload/dist/auth/strategies/local); a test compares the times. */
const cost = { iterations: 600_000, bytes: 32, digest: 'sha256' } as const;

/** As long as looking at a real password takes, for numbers that have none. */
async function lookAtNothing(password: string): Promise<void> {
  const salt = randomBytes(32).toString('hex');
  await promisify(pbkdf2)(password, salt, cost.iterations, cost.bytes, cost.digest);
}

/** Whether this is the password of the account with this number; without an account it takes as long to say no. */
export async function isPasswordOf(
  payload: Payload,
  merchant: { username: string } | null,
  password: string,
): Promise<boolean> {
  const typed = password.normalize('NFC');
  if (!merchant) {
    await lookAtNothing(typed);
    return false;
  }
  try {
    await payload.login({ collection: 'merchants', data: { username: merchant.username, password: typed } });
    return true;
  } catch (error) {
    // An empty one is not valid, any other one is not authentic.
    if (isPayloadError(error, 'AuthenticationError', 'ValidationError')) return false;
    throw error;
  }
}
