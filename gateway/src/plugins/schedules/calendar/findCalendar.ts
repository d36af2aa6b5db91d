import type { CollectionSlug, Payload, Where } from 'payload';

import { calledWhole, documentLink, rowCalled } from '../../../cms/access/documents';
import { adminPath } from '../../../domain/adminPath';
import type { ContentLanguage } from '../../../domain/languages';
import { additionsOf } from '../../../platform/plugins/extend';
import type { CalendarEntry, Period } from '../../../platform/plugins/timeline';
import { findRuns, findSchedules } from '../findSchedules';

const isIn = ({ from, until }: Period, moment: number): boolean =>
  moment >= from.getTime() && moment < until.getTime();

async function findScheduled(payload: Payload, now: Date, language: ContentLanguage) {
  const schedules = await findSchedules(payload, now, language);
  return schedules.map(({ type, isRelease, title, path, time, state }): CalendarEntry => ({
    kind: isRelease ? 'release' : type,
    // The kind says that it is a release.
    title: title.replace(/^Release: /, ''),
    path,
    moment: time.getTime(),
    ...(state !== 'due' && { state }),
  }));
}

const published: Where = { _status: { equals: 'published' } };

/** The fields with the first and the last moment of a publication period, by collection. */
const periods: [CollectionSlug, begins: string | undefined, ends: string][] = [
  ['posters', 'startTime', 'endTime'],
  ['pop-ups', 'startTime', 'endTime'],
  ['awards', undefined, 'validUntil'],
];

function entriesOf(title: string, path: string, begins: unknown, ends: unknown): CalendarEntry[] {
  const entry = (kind: CalendarEntry['kind'], moment: unknown): CalendarEntry[] =>
    typeof moment === 'string' ? [{ kind, title, path, moment: Date.parse(moment) }] : [];
  return [...entry('begins', begins), ...entry('ends', ends)];
}

async function findPeriods(payload: Payload, language: ContentLanguage): Promise<CalendarEntry[]> {
  const found = await Promise.all(
    periods.map(async ([collection, begins, ends]) => {
      const { docs } = await payload.find({
        collection,
        where: published,
        locale: language,
        pagination: false,
        depth: 0,
      });
      return (docs as unknown as (Record<string, unknown> & { id: number })[]).flatMap((doc) => {
        const title = calledWhole(rowCalled(payload, collection, doc, language));
        const path = adminPath({ source: collection, id: doc.id });
        return entriesOf(title, path, begins && doc[begins], doc[ends]);
      });
    }),
  );
  const { startTime, endTime, _status } = await payload.findGlobal({ slug: 'anniversary', depth: 0 });
  const { title, path } = await documentLink(payload, { source: 'anniversary' }, language);
  const anniversary = _status === 'published' ? entriesOf(title, path, startTime, endTime) : [];
  return [...found.flat(), ...anniversary];
}

/** Prices begin with their first day and end with their last. */
async function findPrices(
  payload: Payload,
  { from, until }: Period,
  language: ContentLanguage,
): Promise<CalendarEntry[]> {
  const [first, last] = [from, until].map((moment) => moment.toISOString().slice(0, 10)) as [string, string];
  const { docs } = await payload.find({
    collection: 'services',
    where: published,
    locale: language,
    pagination: false,
    depth: 0,
  });
  return docs.flatMap(({ prices, ...service }) => {
    const about = {
      title: calledWhole(rowCalled(payload, 'services', service, language)),
      path: adminPath({ source: 'services', id: service.id }),
    };
    // Several prices of a service begin on one day; it is one change.
    const days = new Set(
      (prices ?? []).flatMap(({ validFrom, validUntil }) => [
        `begins ${validFrom.slice(0, 10)}`,
        ...(validUntil ? [`ends ${validUntil.slice(0, 10)}`] : []),
      ]),
    );
    return [...days].flatMap((one): CalendarEntry[] => {
      const [kind, day = ''] = one.split(' ') as ['begins' | 'ends', string];
      return day >= first && day < last ? [{ kind, day, ...about }] : [];
    });
  });
}

const placeOf = ({ moment, day = '' }: CalendarEntry): number => moment ?? Date.parse(day);

/** Returns everything that happens by itself within a period, in the order of time. */
export async function findCalendar(
  payload: Payload,
  period: Period,
  { now, language }: { now: Date; language: ContentLanguage },
): Promise<CalendarEntry[]> {
  const [scheduled, windowed, prices, ...others] = await Promise.all([
    findScheduled(payload, now, language),
    findPeriods(payload, language),
    findPrices(payload, period, language),
    findRuns(payload, period, language),
    ...additionsOf(payload).calendar.map((find) => find(payload, period)),
  ]);
  return [...scheduled, ...windowed, ...prices, ...others.flat()]
    .filter(({ moment }) => moment === undefined || isIn(period, moment))
    .sort((one, other) => placeOf(one) - placeOf(other));
}
