import type { CollectionConfig, Field, Payload } from 'payload';

import type { RedirectHits } from '@/contract/calls/redirects';

import { nobody, recorded } from '../../cms/access/recorded';
import { groups } from '../../cms/admin/ui/groups';
import { dayField } from '../../cms/fields/shared';
import { unlocalisedText } from '../../cms/fields/text';
import { retentionDays } from '../../domain/retention';
import { statement } from '../../platform/db/statement';
import type { CallContext } from '../../platform/http/callContext';
import { allRedirects, encodedPath } from './findRedirects';

const days = retentionDays.redirectHit;

/** How often each redirect was followed, as totals by address and day. Nothing says who followed it. */
export const redirectHits: CollectionConfig = {
  slug: 'redirect-hits',
  labels: {
    singular: { en: 'Use of a redirect', de: 'Aufruf einer Weiterleitung' },
    plural: { en: 'Uses of redirects', de: 'Aufrufe von Weiterleitungen' },
  },
  ...recorded,
  // A time to the millisecond could be matched with a log.
  timestamps: false,
  lockDocuments: false,
  defaultSort: ['-day', '-count'],
  admin: {
    group: groups.figures,
    useAsTitle: 'path',
    defaultColumns: ['day', 'path', 'count'],
    listSearchableFields: ['path'],
    description: {
      en: `How often each redirect was followed, in totals by day. They contain nothing about people. Search engines and other programs count too. Deleted after ${days} days.`,
      de: `Wie oft jede Weiterleitung aufgerufen wurde, als Summen nach Tag. Sie enthalten keine Angaben zu Personen. Suchmaschinen und andere Programme zählen mit. Nach ${days} Tagen gelöscht.`,
    },
  },
  fields: [
    // Day and path together, each once.
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { ...dayField('day', { en: 'Day', de: 'Tag' }), index: true },
    { ...unlocalisedText('path', { en: 'Old address', de: 'Alte Adresse' }), index: true },
    { name: 'count', type: 'number', required: true, label: { en: 'Times followed', de: 'Aufrufe' } },
  ],
};

const counted = { create: nobody, update: nobody };

/** Columns in the list of redirects, which can be sorted by them. */
export const followedFields: Field[] = [
  {
    name: 'followed',
    type: 'number',
    label: { en: `Followed in the last ${days} days`, de: `In den letzten ${days} Tagen aufgerufen` },
    defaultValue: 0,
    access: counted,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: {
        en: 'By visitors, search engines and other programs. Counts arrive every minute.',
        de: 'Von Besuchern, Suchmaschinen und anderen Programmen. Neue Zahlen kommen jede Minute.',
      },
    },
  },
  {
    ...dayField('lastFollowed', { en: 'Last followed', de: 'Zuletzt aufgerufen' }, { optional: true }),
    access: counted,
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' },
      components: { Cell: '/src/plugins/redirects/LastFollowedCell#LastFollowedCell' },
    },
  },
];

/** Of the days that are kept. */
const total =
  'COALESCE((SELECT SUM(hits.count) FROM redirect_hits hits WHERE hits.path = redirects."from"), 0)';

/** Adds what a process of the site has counted. An address without a redirect is dropped without a word. */
export async function countRedirectHits(
  { payload, today }: CallContext,
  { hits }: RedirectHits,
): Promise<true> {
  const day = `${today}T12:00:00.000Z`;
  const kept = new Map((await allRedirects(payload)).map(({ from }) => [encodedPath(from), from]));
  const counts = new Map<string, number>();
  for (const { from, count } of hits) {
    const path = kept.get(from);
    if (path !== undefined) counts.set(path, (counts.get(path) ?? 0) + count);
  }
  // In one order everywhere: two processes that lock the same rows crosswise would end each other.
  const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  if (rows.length === 0) return true;
  // Two statements for all: the site waits for the answer, and Payload would take each for a change of the redirect.
  const values = rows.map((_row, at) => `($1, $${3 * at + 2}, $${3 * at + 3}, $${3 * at + 4})`);
  await statement(
    payload,
    `INSERT INTO redirect_hits (day, key, path, count) VALUES ${values.join(', ')}
    ON CONFLICT (key) DO UPDATE SET count = redirect_hits.count + excluded.count`,
    [day, ...rows.flatMap(([path, count]) => [`${today} ${path}`, path, count])],
  );
  await statement(
    payload,
    `UPDATE redirects SET last_followed = $1, followed = ${total}
    WHERE "from" IN (${rows.map((_row, at) => `$${at + 2}`).join(', ')})`,
    [day, ...rows.map(([path]) => path)],
  );
  return true;
}

/** Deletes the totals of days that are over, and takes them off the redirects. */
export async function deleteOldHits(payload: Payload, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - days * 86_400_000).toISOString();
  await payload.db.deleteMany({ collection: 'redirect-hits', where: { day: { less_than: oldest } } });
  await statement(payload, `UPDATE redirects SET followed = ${total} WHERE followed > 0`, []);
}
