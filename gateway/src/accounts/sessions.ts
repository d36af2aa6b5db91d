import type { Payload } from 'payload';

import { hashOf, isToken, newToken } from '../opaqueToken';
import type { Merchant } from '../payload-types';
import { sessionLifetime } from './cookies';

const collection = 'merchant-sessions';

/** Starts a session and answers its token. */
export async function openSession(payload: Payload, merchantId: number, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionLifetime * 1000).toISOString();
  const data = { tokenHash: hashOf(token), merchant: merchantId, expiresAt };
  await payload.create({ collection, data, depth: 0 });
  return token;
}

/** Whose session a token is; null for any other text, and once the session is over. */
export async function merchantOf(
  payload: Payload,
  token: string | undefined,
  now: Date,
): Promise<Merchant | null> {
  if (!token || !isToken(token)) return null;
  const { docs } = await payload.find({
    collection,
    where: { tokenHash: { equals: hashOf(token) }, expiresAt: { greater_than: now.toISOString() } },
    depth: 1,
    limit: 1,
    pagination: false,
  });
  const merchant = docs[0]?.merchant;
  return typeof merchant === 'object' ? merchant : null;
}

/** Ends one session, and no other. */
export async function closeSession(payload: Payload, token: string): Promise<void> {
  await payload.delete({ collection, where: { tokenHash: { equals: hashOf(token) } }, depth: 0 });
}

/** Ends every session of a merchant but the one that is to stay. */
export async function closeOtherSessions(
  payload: Payload,
  merchantId: number,
  token?: string,
): Promise<void> {
  const others = token ? [{ tokenHash: { not_equals: hashOf(token) } }] : [];
  await payload.delete({
    collection,
    where: { and: [{ merchant: { equals: merchantId } }, ...others] },
    depth: 0,
  });
}
