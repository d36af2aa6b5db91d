import type { Payload, Where } from 'payload';

import type { WireCallTime } from '@/contract/calls/enquiries';

import type { CallContext } from '../../platform/http/callContext';

const hour = 3_600_000;
/** The earliest call leaves time to follow the link and to prepare for it; nobody plans more than three weeks ahead. */
const [earliest, latest] = [4 * hour, 21 * 24 * hour];

/** Enquiries that keep a time from others: those that are confirmed, and those that may still be. */
const holdsTime = (now: Date): Where => ({
  or: [{ confirmedAt: { exists: true } }, { linkExpiresAt: { greater_than: now.getTime() } }],
});

async function takenTimes(payload: Payload, ids: number[], now: Date): Promise<Set<unknown>> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { and: [{ callTime: { in: ids } }, holdsTime(now)] },
    depth: 0,
    pagination: false,
  });
  return new Set(docs.map(({ callTime }) => callTime));
}

/** Times that can be booked by when they are, whether or not somebody has booked them. */
export function isBookable(now: Date): Where {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return { and: [{ start: { greater_than: at(earliest) } }, { start: { less_than: at(latest) } }] };
}

/** The times of the next three weeks that nobody has booked, the earliest first. */
export async function findCallTimes({
  payload,
  now,
}: Pick<CallContext, 'payload' | 'now'>): Promise<WireCallTime[]> {
  const { docs } = await payload.find({
    collection: 'call-times',
    where: isBookable(now),
    sort: ['start', 'id'],
    joins: false,
    limit: 100,
    pagination: false,
    depth: 0,
  });
  const ids = docs.map(({ id }) => id);
  const taken = ids.length > 0 ? await takenTimes(payload, ids, now) : new Set();
  return docs
    .filter(({ id }) => !taken.has(id))
    .map(({ id, start, minutes, adviser, languages }) => ({ id, start, minutes, adviser, languages }));
}
