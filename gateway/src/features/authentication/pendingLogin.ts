import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

import { hashOf } from '../../platform/secrets/opaqueToken';
import { loadSecrets } from '../../platform/secrets/secrets';
import { accountKey, accountOf, type AccountReference } from './account';
import { accountErrors } from './accountErrors';
import { allow } from './limits';

/** Seconds to type a code in. */
export const pendingLifetime = 300;

const tries = { name: 'second-step-tries', points: 5, seconds: pendingLifetime };

const sign = (body: string): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', loadSecrets().payloadSecret, '', 'second step of a login', 32));
  return createHmac('sha256', key).update(body).digest();
};

/** Proves that somebody has given the password of an account, for the second step of the login. */
export function issuePendingLogin(account: AccountReference, now: Date): string {
  const expiry = now.getTime() + pendingLifetime * 1000;
  const body = `${accountKey(account)}.${expiry}.${randomBytes(16).toString('base64url')}`;
  return `${body}.${sign(body).toString('base64url')}`;
}

/**
 * The account of a pending login.
 * @throws AccountRefusal `loginExpired`: it is past its time, was tried five times, or is none of ours
 */
export async function readPendingLogin(ticket: string, now: Date): Promise<AccountReference> {
  const end = ticket.lastIndexOf('.');
  const [body, signature] = [ticket.slice(0, end), Buffer.from(ticket.slice(end + 1), 'base64url')];
  const expected = sign(body);
  const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
  const [key = '', expiry = ''] = body.split('.');
  if (!isOurs || Number(expiry) <= now.getTime()) throw accountErrors.loginExpired();
  await allow(tries, hashOf(ticket)).catch(() => {
    throw accountErrors.loginExpired();
  });
  return accountOf(key);
}
