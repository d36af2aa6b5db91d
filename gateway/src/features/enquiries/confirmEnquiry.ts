import type { Payload } from 'payload';

import type { LinkState } from '../../domain/enquiry';
import type { Enquiry } from '../../payload-types';
import { statement } from '../../platform/db/statement';
import { sendMail } from '../../platform/mail/sendMail';
import { hashOf, isToken, newToken } from '../../platform/secrets/opaqueToken';
import { callOf } from '../calls/callTime';
import { callEmail, type LetterKind, letterKindOf, officeEmail } from './emails';

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
  if (confirmedAt) {
    const call = await callOf(payload, enquiry);
    return {
      state: 'confirmed',
      kind,
      confirmedAt,
      merchantId: merchantIdOf(merchant),
      ...(call && { call }),
    };
  }
  return { state: linkExpiresAt > now.getTime() ? 'open' : 'expired', kind };
}

/** The call stands whether or not this e-mail gets through. */
const tellSender = (payload: Payload, { email }: Enquiry, letter: ReturnType<typeof callEmail>) =>
  sendMail(payload, { to: email, ...letter }).catch(() => undefined);

const confirm = `
  UPDATE enquiries SET confirmed_at = $1, state = 'received', fingerprint = NULL, merchant_id = $2
  WHERE token_hash = $3 AND confirmed_at IS NULL AND link_expires_at > $4
  RETURNING id`;

/** The visitor is done whether or not this e-mail gets through; the log has the fault, the admin the enquiry. */
async function tellHouse(payload: Payload, enquiry: Enquiry, kind: LetterKind | 'cancelled'): Promise<void> {
  const { contactInformation } = await payload.findGlobal({ slug: 'site-frame', depth: 0 });
  const letter = officeEmail({ ...enquiry, kind });
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
  await tellHouse(payload, enquiry, letterKindOf(enquiry));
  const call = await callOf(payload, enquiry);
  if (call)
    await tellSender(payload, enquiry, callEmail('booked', { call, token, language: enquiry.language }));
  return true;
}

const cancel = `
  UPDATE enquiries SET call_time_id = NULL, state = 'cancelled'
  WHERE token_hash = $1 AND confirmed_at IS NOT NULL AND call_time_id IS NOT NULL
  RETURNING id`;

/** Calls off the call of a link; others can book its time again. True for one caller only. */
export async function cancelCall(payload: Payload, token: string): Promise<boolean> {
  const changed = await statement(payload, cancel, [hashOf(token)]);
  const enquiry = changed.length === 1 && (await findEnquiry(payload, token));
  if (!enquiry) return false;
  await tellHouse(payload, enquiry, 'cancelled');
  return true;
}

const remind =
  'UPDATE enquiries SET reminded_at = $1, token_hash = $2 WHERE id = $3 AND reminded_at IS NULL RETURNING id';

/** Reminds everybody who is rung within a day and has not booked only just now, once. The link of the reminder takes the place of the one before. */
export async function remindOfCalls(payload: Payload, now: Date): Promise<void> {
  const between = {
    greater_than: now.toISOString(),
    less_than: new Date(now.getTime() + 86_400_000).toISOString(),
  };
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      and: [
        { confirmedAt: { less_than: new Date(now.getTime() - 43_200_000).toISOString() } },
        { 'callTime.start': between },
        { remindedAt: { exists: false } },
      ],
    },
    depth: 0,
    pagination: false,
  });
  for (const enquiry of docs) {
    const token = newToken();
    const call = await callOf(payload, enquiry);
    const changed = await statement(payload, remind, [now.toISOString(), hashOf(token), enquiry.id]);
    if (call && changed.length === 1)
      await tellSender(payload, enquiry, callEmail('reminder', { call, token, language: enquiry.language }));
  }
}

/** Adds a confirmed enquiry that belongs to no account to the account of who has its link; true where it did. */
export async function claimEnquiry(payload: Payload, token: string, merchantId: number): Promise<boolean> {
  const enquiry = await findEnquiry(payload, token);
  if (!enquiry?.confirmedAt || enquiry.merchant) return false;
  await payload.update({ collection: 'enquiries', id: enquiry.id, data: { merchant: merchantId }, depth: 0 });
  return true;
}
