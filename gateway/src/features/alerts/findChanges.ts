import type { Payload } from 'payload';

import { changesOf } from '@/shared/changesOf';
import { dayOf } from '@/shared/dayOf';

import type { AlertTopic } from '../../domain/alerts';
import type { ContentLanguage } from '../../domain/languages';
import type { Fact } from '../../payload-types';

/** A change of the law that visitors see. */
export interface LawChange {
  /** Its anchor on the page of changes. */
  id: string;
  country: string;
  /** Its first day, as an ISO date. */
  day: string;
  topic: AlertTopic | null;
  text: Partial<Record<ContentLanguage, string | null>>;
  /** When visitors first saw it, in milliseconds since 1970; 0 for those from before there were alerts. */
  shownSince: number;
}

/** A row in all languages. */
type Row = Omit<NonNullable<Fact['rows']>[number], 'text'> & { text?: LawChange['text'] };

/** All of them, in the order of the page, so that anchors agree; the latest day first. */
export async function findChanges(payload: Payload, now: Date): Promise<LawChange[]> {
  const { docs } = await payload.find({
    collection: 'facts',
    where: { topic: { equals: 'changes' }, isToBeChecked: { not_equals: true } },
    locale: 'all',
    showHiddenFields: true,
    depth: 0,
    sort: 'id',
    pagination: false,
  });
  const countries = docs
    .map(({ country, rows }) => ({
      country,
      // As the page, which leaves out what has ended.
      rows: ((rows ?? []) as Row[])
        .filter(({ until }) => !until || until.slice(0, 10) >= dayOf(now))
        .map(({ from, ...row }) => ({
          ...row,
          ...(from && { from: from.slice(0, 10) }),
        })),
    }))
    .sort((one, other) => (one.country < other.country ? -1 : 1));
  return changesOf(countries).map(({ id, day, row, fact: { country } }) => ({
    id,
    country,
    day,
    topic: row.about ?? null,
    text: row.text ?? {},
    shownSince: row.shownSince ?? 0,
  }));
}
