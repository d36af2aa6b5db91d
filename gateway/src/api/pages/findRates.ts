import { guideUidOf } from '@/contract/site/countryGuides';
import { siteAddresses } from '@/contract/site/siteAddresses';

import type { BlockSources } from '../../cms/blocks/block';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';

/** The standard VAT rates by country, with the page about it where there is one, as of the day on which the one checked longest ago was checked; null if there are none. */
export async function findRates({ payload, language }: CallContext): Promise<BlockSources['rates']> {
  trackList('vat-rates');
  const { docs } = await payload.find({
    collection: 'vat-rates',
    ...asVisitor(language),
    sort: 'country',
    pagination: false,
  });
  const guides = await payload.find({
    collection: 'pages',
    ...asVisitor(language),
    where: { uid: { in: docs.map(({ country }) => guideUidOf(country)) } },
    select: { uid: true },
    depth: 0,
    pagination: false,
  });
  const published = new Set(guides.docs.map(({ uid }) => uid));
  const urlOf = (country: string) => {
    const uid = guideUidOf(country);
    return published.has(uid) ? siteAddresses.campaign(uid) : null;
  };
  const [oldest] = docs.map(({ asOf }) => asOf.slice(0, 10)).sort();
  if (!oldest) return null;
  return {
    asOf: oldest,
    rates: docs.map(({ country, name, rate }) => ({ country, name, rate, url: urlOf(country) })),
  };
}
