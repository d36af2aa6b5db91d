import type { Payload, Where } from 'payload';

import type { Alert } from '../../payload-types';
import { statement } from '../../platform/db/statement';
import { hashOf, isToken } from '../../platform/secrets/opaqueToken';
import { makeTicket, readTicket } from '../../platform/secrets/ticket';

async function findAlert(payload: Payload, where: Where): Promise<Alert | undefined> {
  const { docs } = await payload.find({
    collection: 'alerts',
    where,
    showHiddenFields: true,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0];
}

/** The state of the link that confirms; looking at it changes nothing. */
export async function alertLinkState(
  payload: Payload,
  token: string,
  now: Date,
): Promise<'open' | 'expired' | 'confirmed' | 'unknown'> {
  const alert = isToken(token) && (await findAlert(payload, { tokenHash: { equals: hashOf(token) } }));
  if (!alert) return 'unknown';
  if (alert.confirmedAt) return 'confirmed';
  return alert.linkExpiresAt > now.getTime() ? 'open' : 'expired';
}

const confirm = `
  UPDATE alerts SET confirmed_at = $1, told_until = $2
  WHERE token_hash = $3 AND confirmed_at IS NULL AND link_expires_at > $4
  RETURNING id, email`;

const replace = 'DELETE FROM alerts WHERE email = $1 AND id < $2 RETURNING id';

/** Begins the alerts of a link that is open. They take the place of what the same address had asked for before. */
export async function confirmAlert(payload: Payload, token: string, now: Date): Promise<boolean> {
  const values = [now.toISOString(), now.getTime(), hashOf(token), now.getTime()];
  const [row] = await statement(payload, confirm, values);
  if (!row) return false;
  await statement(payload, replace, [String(row.email), Number(row.id)]);
  return true;
}

const purpose = 'end alerts';
/** For as long as anybody may keep a letter. */
const ticketSeconds = 10 * 365 * 86_400;

/** The secret of a letter's link. It names the hash of the alert's token: a restored backup gives numbers again. */
export const endTicket = (tokenHash: string, now: Date): string =>
  makeTicket(purpose, ticketSeconds, now, tokenHash);

/** Whose letter a ticket is from; null where no gateway of this installation has made it. */
function alertOf(ticket: string, now: Date): Where | null {
  const read = readTicket(purpose, ticket, now);
  return read && { tokenHash: { equals: read.subject } };
}

/** Whether a letter's link can end alerts, or has nothing to end any more. */
export async function endState(
  payload: Payload,
  ticket: string,
  now: Date,
): Promise<'open' | 'ended' | 'unknown'> {
  const where = alertOf(ticket, now);
  if (!where) return 'unknown';
  return (await findAlert(payload, where)) ? 'open' : 'ended';
}

const end = 'DELETE FROM alerts WHERE token_hash = $1 RETURNING id';

/** Ends the alerts of a letter's link, and deletes the address; false for a ticket that no gateway has made. */
export async function endAlert(payload: Payload, ticket: string, now: Date): Promise<boolean> {
  const read = readTicket(purpose, ticket, now);
  if (read) await statement(payload, end, [read.subject]);
  return read !== null;
}
