import { guideUidOf } from '@/contract/site/countryGuides';
import { siteAddresses } from '@/contract/site/siteAddresses';

import { asVisitor, type CallContext } from '../../platform/http/callContext';

/** The address of the page about each of these countries that has one. */
export async function findGuideUrls(
  { payload, language }: CallContext,
  countries: string[],
): Promise<(country: string) => string | null> {
  const { docs } = await payload.find({
    collection: 'pages',
    ...asVisitor(language),
    where: { uid: { in: countries.map(guideUidOf) } },
    select: { uid: true },
    depth: 0,
    pagination: false,
  });
  const published = new Set(docs.map(({ uid }) => uid));
  return (country) => {
    const uid = guideUidOf(country);
    return published.has(uid) ? siteAddresses.campaign(uid) : null;
  };
}
