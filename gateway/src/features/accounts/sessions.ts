import type { Payload } from 'payload';

import type { Merchant } from '../../payload-types';
import { findSession, openSession } from '../authentication/sessions';
import { loggedInCookies, sessionLifetime, type Cookie } from './cookies';

/** Starts a session of a merchant and returns the cookies that hold it. */
export async function startMerchantSession(
  payload: Payload,
  merchantId: number,
  { now, userAgent }: { now: Date; userAgent?: string },
): Promise<Cookie[]> {
  const account = { collection: 'merchants', id: merchantId } as const;
  return loggedInCookies(await openSession(payload, account, { now, userAgent, lifetime: sessionLifetime }));
}

/** The merchant whose session a token is; null for any other text, and once the session is over. */
export async function merchantOf(
  payload: Payload,
  token: string | undefined,
  now: Date,
): Promise<Merchant | null> {
  const account = (await findSession(payload, token, now))?.account;
  if (account?.collection !== 'merchants') return null;
  return payload.findByID({ collection: 'merchants', id: account.id, depth: 0, disableErrors: true });
}
