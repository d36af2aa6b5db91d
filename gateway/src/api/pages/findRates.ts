import type { BlockSources } from '../../cms/blocks/block';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { findGuideUrls } from './findGuideUrls';

/** The standard VAT rates by country, with the page about it where there is one, as of the day on which the one checked longest ago was checked; null if there are none. */
export async function findRates(context: CallContext): Promise<BlockSources['rates']> {
  trackList('vat-rates');
  const { docs } = await context.payload.find({
    collection: 'vat-rates',
    ...asVisitor(context.language),
    sort: 'country',
    pagination: false,
  });
  const urlOf = await findGuideUrls(
    context,
    docs.map(({ country }) => country),
  );
  const [oldest] = docs.map(({ asOf }) => asOf.slice(0, 10)).sort();
  if (!oldest) return null;
  return {
    asOf: oldest,
    rates: docs.map(({ country, name, rate }) => ({ country, name, rate, url: urlOf(country) })),
  };
}
