import type { WireCommoditySearch } from '@/contract/calls/search';
import { serviceCategoryNames } from '@/contract/lists/serviceCodes';
import { siteAddresses } from '@/contract/site/siteAddresses';

import type { ContentLanguage } from '../../domain/languages';
import type { Service } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { visible } from '../wire/relation';

type WireEntry = WireCommoditySearch['allService'][number];

/** A service has dozens of rows with prices and steps, which nobody searches: reading them takes most of the call's time. */
const searched = { serverName: true, category: true, url: true } as const;
type Found = Pick<Service, 'id' | keyof typeof searched>;

/** A service's own entry on the page of its category; `serviceAnchor` of the site. */
const entryOf = ({ id, category }: Found): string => `${siteAddresses.servicesOf(category)}#service-${id}`;

const toEntry = (service: Found, language: ContentLanguage): WireEntry => {
  const { id, serverName, category, url } = service;
  return {
    id: String(id),
    menuName: serverName,
    menuAttribute: category,
    attributeName: serviceCategoryNames[category][language],
    // The list of services is no page of its own.
    menuUrl: url && !url.startsWith(siteAddresses.services) ? url : entryOf(service),
  };
};

/** All published services in the order of the admin, and the ones suggested, in the marketer's order. */
export async function findSearch({ payload, language }: CallContext): Promise<WireCommoditySearch> {
  const [services, { hotServices }] = await Promise.all([
    payload.find({
      collection: 'services',
      ...asVisitor(language),
      depth: 0,
      sort: '_order',
      pagination: false,
      select: searched,
    }),
    payload.findGlobal({
      slug: 'search-panel',
      ...asVisitor(language),
      depth: 1,
      select: { hotServices: true },
      populate: { services: searched },
    }),
  ]);
  return {
    allService: services.docs.map((service) => toEntry(service, language)),
    hotService: visible(hotServices).map((service) => toEntry(service, language)),
  };
}
