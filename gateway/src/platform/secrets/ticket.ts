import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

import { loadSecrets } from './secrets';

/** A key of 32 bytes for one purpose only; gateways on one database with the same secret have the same. */
export const keyFor = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', loadSecrets().payloadSecret, '', purpose, 32));

/** In base64url, so that a ticket has one spelling. */
const sign = (purpose: string, body: string): string =>
  createHmac('sha256', keyFor(`ticket ${purpose}`))
    .update(body)
    .digest('base64url');

interface Ticket {
  /** Random, for counting uses. */
  id: string;
  /** Chosen by the issuer, such as the id of an account; without a dot. */
  subject: string;
}

/** A text that only a gateway of this installation can have made, good for `seconds` from `now` on. */
export function makeTicket(purpose: string, seconds: number, now: Date, subject = ''): string {
  const body = [randomBytes(16).toString('base64url'), now.getTime() + seconds * 1000, subject].join('.');
  return `${body}.${sign(purpose, body)}`;
}

/** A ticket that was made for this purpose; null when it is forged, of another one or past its time. */
export function readTicket(purpose: string, ticket: string, now: Date): Ticket | null {
  const end = ticket.lastIndexOf('.');
  const [body, signature] = [ticket.slice(0, Math.max(end, 0)), Buffer.from(ticket.slice(end + 1))];
  const expected = Buffer.from(sign(purpose, body));
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
  const [id = '', expiry, subject = ''] = body.split('.');
  return Number(expiry) > now.getTime() ? { id, subject } : null;
}
