import type { BlockSources } from '../../cms/blocks/block';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';

/** The standard VAT rates by country, as of the day on which the one checked longest ago was checked; null if there are none. */
export async function findRates({ payload, language }: CallContext): Promise<BlockSources['rates']> {
  trackList('vat-rates');
  const { docs } = await payload.find({
    collection: 'vat-rates',
    ...asVisitor(language),
    sort: 'country',
    pagination: false,
  });
  const [oldest] = docs.map(({ asOf }) => asOf.slice(0, 10)).sort();
  if (!oldest) return null;
  return { asOf: oldest, rates: docs.map(({ country, name, rate }) => ({ country, name, rate })) };
}
