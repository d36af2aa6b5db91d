import type { Payload } from 'payload';

import { openSession } from '../authentication/sessions';
import { loggedInCookies, sessionLifetime, type Cookie } from './cookies';

/** Starts a session of a merchant and returns the cookies that hold it. */
export async function startMerchantSession(payload: Payload, id: number, now: Date): Promise<Cookie[]> {
  const opening = { now, lifetime: sessionLifetime };
  return loggedInCookies(await openSession(payload, { collection: 'merchants', id }, opening));
}
