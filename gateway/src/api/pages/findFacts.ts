import type { Where } from 'payload';

import type { WireFact, WireTopicFact } from '@/contract/calls/facts';
import { type FactKind, type FactTopic, factTopics } from '@/contract/lists/facts';

import type { Fact } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { visible } from '../wire/relation';
import { findGuideUrls } from './findGuideUrls';

/** Facts that pages show: due dates are for calendars (`findDueRules`). */
type PageFact = Omit<Fact, 'topic' | 'rows'> & {
  topic: FactTopic;
  rows?: (NonNullable<Fact['rows']>[number] & { kind: FactKind })[] | null;
};

const dayOf = (day: string) => day.slice(0, 10);

function factToWire({ topic, rows, sources, checkedOn }: PageFact): WireFact {
  return {
    topic,
    rows: (rows ?? []).map(({ kind, value, currency, text, from, until, state, countries }) => ({
      kind,
      text: text ?? '',
      ...(typeof value === 'number' && { value }),
      ...(currency && { currency }),
      ...(from && { from: dayOf(from) }),
      ...(until && { until: dayOf(until) }),
      ...(state && { state }),
      ...(countries?.length && { countries }),
    })),
    checkedOn: dayOf(checkedOn),
    sources: visible(sources).flatMap(({ title, url }) => (url ? [{ title, url }] : [])),
  };
}

/** Those that are still to be checked are left out. */
async function find({ payload, language }: CallContext, where: Where): Promise<PageFact[]> {
  trackList('facts');
  const { docs } = await payload.find({
    collection: 'facts',
    ...asVisitor(language),
    where: { and: [where, { topic: { not_equals: 'dueDates' }, isToBeChecked: { not_equals: true } }] },
    depth: 1,
    sort: 'id',
    pagination: false,
  });
  return docs as PageFact[];
}

/** Without what has ended: pages show what holds, and what is to come. @param today ISO date */
export const withoutEnded = <F extends Pick<WireFact, 'rows'>>(facts: F[], today: string): F[] =>
  facts.map((fact) => ({ ...fact, rows: fact.rows.filter(({ until = today }) => until >= today) }));

/** The facts of some countries, in the order of their topics, with those that have ended. */
export async function findFacts(context: CallContext, countries: string[]): Promise<Map<string, WireFact[]>> {
  const docs = await find(context, { country: { in: countries } });
  const inOrder = docs.sort((one, other) => factTopics.indexOf(one.topic) - factTopics.indexOf(other.topic));
  return new Map(
    countries.map((country) => [country, inOrder.filter((fact) => fact.country === country).map(factToWire)]),
  );
}

/** The facts of all countries on one topic, by country code, with those that have ended. */
export async function findTopicFacts(context: CallContext, topic: FactTopic): Promise<WireTopicFact[]> {
  const docs = await find(context, { topic: { equals: topic } });
  const urlOf = await findGuideUrls(
    context,
    docs.map(({ country }) => country),
  );
  return docs
    .map((fact) => {
      const { topic: _same, ...wire } = factToWire(fact);
      return { country: fact.country, url: urlOf(fact.country), ...wire };
    })
    .sort((one, other) => (one.country < other.country ? -1 : 1));
}
