import type { WireTopicFact } from '@/contract/calls/facts';
import { countryName } from '@/contract/lists/countryName';
import { holdsOn } from '@/shared/holdsOn';

import type { BlockSources } from '../../cms/blocks/block';
import type { CallContext } from '../../platform/http/callContext';

/** The standard rates that hold today, one for each country, as of the oldest check among them; null if there are none. */
export function standardRates(
  facts: WireTopicFact[],
  { language, today }: Pick<CallContext, 'language' | 'today'>,
): BlockSources['rates'] {
  const rated = facts.flatMap(({ country, url, rows, checkedOn }) => {
    const held = rows.filter(holdsOn(today)).filter(({ kind }) => kind === 'standard');
    const rate = held.find(({ value }) => value !== undefined)?.value;
    return rate === undefined
      ? []
      : [{ checkedOn, country, name: countryName(country)[language], rate, url }];
  });
  const [oldest] = rated.map(({ checkedOn }) => checkedOn).sort();
  if (!oldest) return null;
  const byCountry = new Map(rated.map(({ checkedOn: _of, ...rate }) => [rate.country, rate]));
  return { asOf: oldest, rates: [...byCountry.values()] };
}
