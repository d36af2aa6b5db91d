import type { Payload } from 'payload';

import { codes } from '@/contract/calls/envelope';

import type { BookedCall } from '../../domain/enquiry';
import type { Enquiry } from '../../payload-types';
import { statement } from '../../platform/db/statement';
import { HttpError } from '../../platform/http/response';
import { isBookable } from './findCallTimes';

const release = `
  UPDATE enquiries SET call_time_id = NULL
  WHERE call_time_id = $1 AND confirmed_at IS NULL AND link_expires_at <= $2`;

/**
 * Makes sure that a time is one that can be booked, and takes it from whoever has asked for it and let the link expire.
 * Whether somebody else has it, the database says once the enquiry is stored.
 * @throws HttpError 409 where it is none
 */
export async function freeCallTime(payload: Payload, id: number, now: Date): Promise<number> {
  const where = { and: [{ id: { equals: id } }, isBookable(now)] };
  if ((await payload.count({ collection: 'call-times', where })).totalDocs === 0) throw isTaken();
  await statement(payload, release, [id, now.getTime()]);
  return id;
}

export const isTaken = () => new HttpError(codes.conflict, 'This time is no longer free.');

/** The call of an enquiry; undefined where it has none, or none any more. */
export async function callOf(
  payload: Payload,
  { callTime }: Pick<Enquiry, 'callTime'>,
): Promise<BookedCall | undefined> {
  const id = typeof callTime === 'object' ? callTime?.id : callTime;
  if (!id) return undefined;
  const found = await payload.findByID({
    collection: 'call-times',
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
  });
  return found ? { start: found.start, minutes: found.minutes, adviser: found.adviser } : undefined;
}
