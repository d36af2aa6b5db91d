import type { Payload } from 'payload';

import type { Enquiry } from '../../payload-types';
import { statement } from '../../platform/db/statement';
import { sendMail } from '../../platform/mail/sendMail';
import { hashOf, isToken } from '../../platform/secrets/opaqueToken';
import { officeEmail } from './emails';

/** State of a confirmation link. `confirmedAt` is ISO 8601; `merchantId`: the account that has it. */
export type LinkState =
  | { state: 'open' | 'expired'; kind: Enquiry['kind'] }
  | { state: 'confirmed'; kind: Enquiry['kind']; confirmedAt: string; merchantId: number | null }
  | { state: 'unknown' };

async function findEnquiry(payload: Payload, token: string): Promise<Enquiry | undefined> {
  if (!isToken(token)) return undefined;
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { tokenHash: { equals: hashOf(token) } },
    showHiddenFields: true,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0];
}

const merchantIdOf = (merchant: Enquiry['merchant']): number | null =>
  (typeof merchant === 'object' ? merchant?.id : merchant) ?? null;

/** Looks at a link and changes nothing: programs that open every link of an e-mail must not confirm anything. */
export async function linkState(payload: Payload, token: string, now: Date): Promise<LinkState> {
  const enquiry = await findEnquiry(payload, token);
  if (!enquiry) return { state: 'unknown' };
  const { kind, confirmedAt, linkExpiresAt, merchant } = enquiry;
  if (confirmedAt) return { state: 'confirmed', kind, confirmedAt, merchantId: merchantIdOf(merchant) };
  return { state: linkExpiresAt > now.getTime() ? 'open' : 'expired', kind };
}

const confirm = `
  UPDATE enquiries SET confirmed_at = $1, fingerprint = NULL, merchant_id = $2
  WHERE token_hash = $3 AND confirmed_at IS NULL AND link_expires_at > $4
  RETURNING id`;

/** The visitor is done whether or not this e-mail gets through; the log has the fault, the admin the enquiry. */
async function tellHouse(payload: Payload, { id, kind, language }: Enquiry): Promise<void> {
  const { contactInformation } = await payload.findGlobal({ slug: 'site-frame', depth: 0 });
  const letter = officeEmail({ id, kind, language });
  await sendMail(payload, { to: contactInformation.email, ...letter }).catch(() => undefined);
}

/**
 * Confirms the enquiry of a link that is open; true for one caller only, however many ask at once. Who is logged in then
 * finds it in the account (requirements, 11.17).
 */
export async function confirmEnquiry(
  payload: Payload,
  token: string,
  now: Date,
  merchantId: number | null = null,
): Promise<boolean> {
  const values = [now.toISOString(), merchantId, hashOf(token), now.getTime()];
  const changed = await statement(payload, confirm, values);
  const enquiry = changed.length === 1 && (await findEnquiry(payload, token));
  if (!enquiry) return false;
  await tellHouse(payload, enquiry);
  return true;
}

/** Adds a confirmed enquiry that belongs to no account to the account of who has its link; true where it did. */
export async function claimEnquiry(payload: Payload, token: string, merchantId: number): Promise<boolean> {
  const enquiry = await findEnquiry(payload, token);
  if (!enquiry?.confirmedAt || enquiry.merchant) return false;
  await payload.update({ collection: 'enquiries', id: enquiry.id, data: { merchant: merchantId }, depth: 0 });
  return true;
}
