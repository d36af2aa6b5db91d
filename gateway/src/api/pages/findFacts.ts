import type { WireFact } from '@/contract/calls/facts';
import { factTopics } from '@/contract/lists/facts';

import type { Fact } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { visible } from '../wire/relation';

const dayOf = (day: string) => day.slice(0, 10);

function factToWire({ topic, rows, sources, checkedOn }: Fact): WireFact {
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

/** The facts of some countries, in the order of their topics; those that are still to be checked are left out. */
export async function findFacts(
  { payload, language }: CallContext,
  countries: string[],
): Promise<Map<string, WireFact[]>> {
  trackList('facts');
  const { docs } = await payload.find({
    collection: 'facts',
    ...asVisitor(language),
    where: { country: { in: countries }, isToBeChecked: { not_equals: true } },
    depth: 1,
    sort: 'id',
    pagination: false,
  });
  const inOrder = docs.sort((one, other) => factTopics.indexOf(one.topic) - factTopics.indexOf(other.topic));
  return new Map(
    countries.map((country) => [country, inOrder.filter((fact) => fact.country === country).map(factToWire)]),
  );
}
