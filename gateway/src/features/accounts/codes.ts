import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

import type { Payload } from 'payload';

import { statement } from '../../platform/db/statement';
import { loadSecrets } from '../../platform/secrets/secrets';

export type CodePurpose = 'register' | 'password';

/** Seconds. */
export const codeLifetime = 600;
export const codeTries = 5;

/** Six digits, every number as likely as any other. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Keyed: a million codes are tried in no time by whoever reads a plain hash. */
export const hashCode = (recipient: string, code: string, secret = loadSecrets().payloadSecret): string =>
  createHmac('sha256', secret).update(`message code ${recipient} ${code}`).digest('hex');

const recipientOf = (purpose: CodePurpose, phone: string) => `${purpose}:${phone}`;

const store = `
  INSERT INTO message_codes (recipient, code_hash, tries, expires_at) VALUES ($1, $2, 0, $3)
  ON CONFLICT (recipient) DO UPDATE SET
    code_hash = excluded.code_hash, tries = excluded.tries, expires_at = excluded.expires_at`;

/** Makes `code` the only one that is good for this number and purpose. */
export async function storeCode(
  payload: Payload,
  { purpose, phone, code }: { purpose: CodePurpose; phone: string; code: string },
  now: Date,
): Promise<void> {
  const recipient = recipientOf(purpose, phone);
  await statement(payload, store, [
    recipient,
    hashCode(recipient, code),
    now.getTime() + codeLifetime * 1000,
  ]);
}

const countTry = `
  UPDATE message_codes SET tries = tries + 1
  WHERE recipient = $1 AND tries < $2 AND expires_at > $3
  RETURNING id, code_hash`;

const useUp = 'DELETE FROM message_codes WHERE id = $1 AND code_hash = $2 RETURNING id';

/**
 * Whether the code is right, unused and in time; true for one caller only, however many ask at once. Every try counts
 * before it is looked at, so that no number of parallel tries gets past five.
 */
export async function redeemCode(
  payload: Payload,
  { purpose, phone, code }: { purpose: CodePurpose; phone: string; code: string },
  now: Date,
): Promise<boolean> {
  const recipient = recipientOf(purpose, phone);
  const [row] = await statement(payload, countTry, [recipient, codeTries, now.getTime()]);
  if (!row) return false;
  const { id, code_hash: stored } = row as { id: number; code_hash: string };
  if (!timingSafeEqual(Buffer.from(hashCode(recipient, code)), Buffer.from(stored))) return false;
  return (await statement(payload, useUp, [id, stored])).length === 1;
}
