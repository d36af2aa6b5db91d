import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { captchaKey } from './key';

/** The purpose of a ticket. */
export type TicketKind = 'puzzle' | 'token';

const bytesOfId = 16;
const bytesOfExpiry = 6;
const bytesOfSignature = 32;

const signatureOf = (kind: TicketKind, body: Buffer): Buffer =>
  createHmac('sha256', captchaKey(`ticket ${kind}`))
    .update(body)
    .digest();

/** A random id that only this gateway can have made, good for `seconds` from `now` on. */
export function makeTicket(kind: TicketKind, seconds: number, now: Date): string {
  const expiry = Buffer.alloc(bytesOfExpiry);
  expiry.writeUIntBE(now.getTime() + seconds * 1000, 0, bytesOfExpiry);
  const body = Buffer.concat([randomBytes(bytesOfId), expiry]);
  return Buffer.concat([body, signatureOf(kind, body)]).toString('base64url');
}

/** The id of a ticket, or null when it is forged, of another kind or past its time. */
export function readTicket(kind: TicketKind, ticket: string, now: Date): string | null {
  const bytes = Buffer.from(ticket, 'base64url');
  // One ticket has one spelling: Node forgives characters that do not belong.
  if (bytes.length !== bytesOfId + bytesOfExpiry + bytesOfSignature) return null;
  if (bytes.toString('base64url') !== ticket) return null;
  const body = bytes.subarray(0, bytesOfId + bytesOfExpiry);
  if (!timingSafeEqual(signatureOf(kind, body), bytes.subarray(body.length))) return null;
  if (body.readUIntBE(bytesOfId, bytesOfExpiry) <= now.getTime()) return null;
  return body.subarray(0, bytesOfId).toString('base64url');
}
