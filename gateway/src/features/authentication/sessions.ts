import type { Payload, Where } from 'payload';

import type { Session as StoredSession } from '../../payload-types';
import { statement } from '../../platform/db/statement';
import { hashOf, isToken, newToken } from '../../platform/secrets/opaqueToken';
import { accountKey, accountOf, type AccountReference } from './account';

const collection = 'sessions';

/** Longer names of browsers are cut. */
const longestUserAgent = 300;
/** Milliseconds: the time of the last use is not written more often than this. */
const useInterval = 5 * 60_000;

export interface Session {
  id: number;
  account: AccountReference;
  /** `User-Agent` of the browser that logged in; empty where it sent none. */
  userAgent: string;
  startedAt: Date;
  /** Exact to five minutes. */
  lastUsedAt: Date;
  expiresAt: Date;
}

interface Opening {
  now: Date;
  /** Seconds. */
  lifetime: number;
  userAgent?: string;
}

const expiry = (now: Date, lifetime: number): string =>
  new Date(now.getTime() + lifetime * 1000).toISOString();

/** Starts a session and returns its token. */
export async function openSession(
  payload: Payload,
  account: AccountReference,
  { now, lifetime, userAgent = '' }: Opening,
): Promise<string> {
  const token = newToken();
  const data = {
    tokenHash: hashOf(token),
    account: accountKey(account),
    userAgent: userAgent.slice(0, longestUserAgent),
    startedAt: now.toISOString(),
    lastUsedAt: now.toISOString(),
    expiresAt: expiry(now, lifetime),
  };
  await payload.create({ collection, data, depth: 0 });
  return token;
}

const toSession = ({ id, account, userAgent, startedAt, lastUsedAt, expiresAt }: StoredSession): Session => ({
  id,
  account: accountOf(account),
  userAgent: userAgent ?? '',
  startedAt: new Date(startedAt),
  lastUsedAt: new Date(lastUsedAt),
  expiresAt: new Date(expiresAt),
});

/** The session of a token; null for any other text, and once the session is over. Records that it is used. */
export async function findSession(
  payload: Payload,
  token: string | undefined,
  now: Date,
): Promise<Session | null> {
  if (!token || !isToken(token)) return null;
  const { docs } = await payload.find({
    collection,
    where: { tokenHash: { equals: hashOf(token) }, expiresAt: { greater_than: now.toISOString() } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [row] = docs;
  if (!row) return null;
  const session = toSession(row);
  if (now.getTime() - session.lastUsedAt.getTime() > useInterval) await recordUse(payload, session, now);
  return session;
}

const use = 'UPDATE sessions SET last_used_at = $1 WHERE id = $2 RETURNING id';

async function recordUse(payload: Payload, { id }: Session, now: Date): Promise<void> {
  await statement(payload, use, [now.toISOString(), id]);
}

const extend = `
  UPDATE sessions SET expires_at = $1 WHERE token_hash = $2 AND expires_at > $3 RETURNING id`;

/** Lets a session last `lifetime` seconds from now on, and says until when; null once it is over. */
export async function extendSession(
  payload: Payload,
  token: string,
  { now, lifetime }: Opening,
): Promise<Date | null> {
  const until = expiry(now, lifetime);
  const rows = await statement(payload, extend, [until, hashOf(token), now.toISOString()]);
  return rows.length === 1 ? new Date(until) : null;
}

/** The sessions of an account that are not over, the one used last first. */
export async function listSessions(
  payload: Payload,
  account: AccountReference,
  now: Date,
): Promise<Session[]> {
  const { docs } = await payload.find({
    collection,
    where: { account: { equals: accountKey(account) }, expiresAt: { greater_than: now.toISOString() } },
    sort: '-lastUsedAt',
    depth: 0,
    pagination: false,
  });
  return docs.map(toSession);
}

/** Ends the session of a token, and no other. */
export async function closeSession(payload: Payload, token: string): Promise<void> {
  await payload.delete({ collection, where: { tokenHash: { equals: hashOf(token) } }, depth: 0 });
}

/** Ends one session of an account; an id of somebody else's session ends nothing. */
export async function closeSessionOf(payload: Payload, account: AccountReference, id: number): Promise<void> {
  const where = { id: { equals: id }, account: { equals: accountKey(account) } };
  await payload.delete({ collection, where, depth: 0 });
}

/** Ends every session of an account but the one of the token that is to stay. */
export async function closeSessions(
  payload: Payload,
  account: AccountReference,
  keptToken?: string,
): Promise<void> {
  const where: Where = { account: { equals: accountKey(account) } };
  if (keptToken) where.tokenHash = { not_equals: hashOf(keptToken) };
  await payload.delete({ collection, where, depth: 0 });
}
