import { createLocalReq, type Payload, type Where } from 'payload';

import type { ContentChange } from '@/contract/site/siteRequests';
import { dayOf } from '@/shared/dayOf';

import type { Service } from '../payload-types';
import { isLeader, isFollower } from '../platform/db/lease';
import { repeatWork } from '../platform/work/repeatWork';
import { partsOf } from './changes';
import { recordChange } from './notifySite';

const everyMs = 5_000;
/** How far a gateway looks back when it starts: it may have been down at the moment. */
const catchUpMs = 24 * 60 * 60_000;
/** How far it looks back when it takes over from another gateway, which has been gone for 20 s at most. */
const takeOverMs = 60_000;

/** Each moment counts to the period that begins with it. */
interface Period {
  since: Date;
  until: Date;
}

const isWithin = ({ since, until }: Period, time: string): boolean =>
  new Date(time) >= since && new Date(time) < until;

/** Matches what is published and has one of its moments in a period. */
const momentsIn = ({ since, until }: Period, fields: string[]): Where => ({
  and: [
    { _status: { equals: 'published' } },
    {
      or: fields.map((field) => ({
        [field]: { greater_than_equal: since.toISOString(), less_than: until.toISOString() },
      })),
    },
  ],
});

/** Whether a price has begun, or ended with the day before, on a day after `first` up to `last`. */
const hasNewPrice = ({ prices }: Service, first: string, last: string): boolean =>
  (prices ?? []).some(({ validFrom, validUntil }) => {
    const [from, until] = [validFrom.slice(0, 10), validUntil?.slice(0, 10)];
    return (first < from && from <= last) || (until !== undefined && first <= until && until < last);
  });

async function findServices(payload: Payload, { since, until }: Period): Promise<Service[]> {
  const [first, last] = [dayOf(since), dayOf(until)];
  if (first === last) return [];
  const where: Where = { _status: { equals: 'published' } };
  const { docs } = await payload.find({ collection: 'services', where, depth: 0, pagination: false });
  return docs.filter((service) => hasNewPrice(service, first, last));
}

/** A document that began or ended by itself. */
export interface PassedPeriod {
  change: ContentChange;
  /** Whether it did so since a later moment too. */
  hasPassedSince: (since: Date) => boolean;
}

/**
 * Finds the documents that began or ended by themselves in a period: banners, gifts, prices (with the day in Berlin), the anniversary. Pop-ups
 * are not among them: browsers ask for those each time.
 */
export async function findPassedPeriods(payload: Payload, period: Period): Promise<PassedPeriod[]> {
  const { until } = period;
  const all = { depth: 0, pagination: false } as const;
  const [posters, awards, services, anniversary] = await Promise.all([
    payload.find({ collection: 'posters', where: momentsIn(period, ['startTime', 'endTime']), ...all }),
    payload.find({ collection: 'awards', where: momentsIn(period, ['validUntil']), ...all }),
    findServices(payload, period),
    payload.findGlobal({ slug: 'anniversary', depth: 0 }),
  ]);
  const passed = <D extends { id: number }>(
    source: string,
    docs: D[],
    hasPassed: (document: D, since: Date) => boolean,
  ): PassedPeriod[] =>
    docs.map((document) => {
      const parts = partsOf({ ...document });
      return {
        change: { source, id: document.id, before: parts, after: parts },
        hasPassedSince: (since) => hasPassed(document, since),
      };
    });
  const anyWithin = (times: (string | null | undefined)[], since: Date) =>
    times.some((time) => time && isWithin({ since, until }, time));
  const ofAnniversary = (since: Date) =>
    anniversary._status === 'published' && anyWithin([anniversary.startTime, anniversary.endTime], since);
  return [
    ...passed('posters', posters.docs, ({ startTime, endTime }, since) =>
      anyWithin([startTime, endTime], since),
    ),
    ...passed('awards', awards.docs, ({ validUntil }, since) => anyWithin([validUntil], since)),
    ...passed('services', services, (service, since) => hasNewPrice(service, dayOf(since), dayOf(until))),
    ...(ofAnniversary(period.since)
      ? [{ change: { source: 'anniversary', before: {}, after: {} }, hasPassedSince: ofAnniversary }]
      : []),
  ];
}

/**
 * Has the site render anew what began or ended by itself since a moment, if this gateway is the leader.
 * @returns where the next turn has to begin: no moment is left out while there is no leader, as in an outage of the database
 */
export async function followPeriods(payload: Payload, since: Date, now: Date): Promise<Date> {
  if (isFollower()) return new Date(now.getTime() - takeOverMs);
  if (!isLeader()) return since;
  const passed = await findPassedPeriods(payload, { since, until: now });
  if (passed.length > 0) {
    const req = await createLocalReq({}, payload);
    for (const { change } of passed) await recordChange(req, change);
  }
  return now;
}

/** Follows them within 5 s of the moment, whether anybody visits the site or not. */
export function startPeriodWorker(payload: Payload): void {
  let since = new Date(Date.now() - catchUpMs);
  const work = async () => {
    since = await followPeriods(payload, since, new Date());
  };
  void repeatWork(payload, { pauseMs: everyMs, work, problem: 'Publication periods could not be followed.' });
}
