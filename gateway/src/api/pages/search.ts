import type { WireCommoditySearch } from '@/contract/calls/search';

import type { Service } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { visible } from '../wire/relation';

/** The page on which the site lists its services; a category's code is its anchor there. */
const directory = '/cht/Services';

const toEntry = ({ id, serverName, category, url }: Service): WireCommoditySearch['allService'][number] => ({
  id: String(id),
  menuName: serverName,
  menuAttribute: category,
  menuUrl: url || `${directory}#${category}`,
});

/** All published services in the order of the admin, and the ones suggested, in the marketer's order. */
export async function findSearch({ payload, language }: CallContext): Promise<WireCommoditySearch> {
  const [services, { hotServices }] = await Promise.all([
    payload.find({
      collection: 'services',
      ...asVisitor(language),
      depth: 0,
      sort: '_order',
      pagination: false,
    }),
    payload.findGlobal({ slug: 'search-panel', ...asVisitor(language) }),
  ]);
  return { allService: services.docs.map(toEntry), hotService: visible(hotServices).map(toEntry) };
}
