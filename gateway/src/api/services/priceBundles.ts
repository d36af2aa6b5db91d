import type { WireBundle } from '@/contract/calls/services';

import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { idOf } from '../wire/relation';
import { isInForce, priceToWire } from './price';

/** The bundles whose services are all published and that have a price today, in the order set in the admin. */
export async function findPriceBundles(context: CallContext): Promise<WireBundle[]> {
  const { payload, language, today } = context;
  ['price-bundles', 'services'].forEach(trackList);
  const [{ bundles }, { docs: services }] = await Promise.all([
    payload.findGlobal({ slug: 'price-bundles', ...asVisitor(language), depth: 0 }),
    payload.find({ collection: 'services', ...asVisitor(language), depth: 0, pagination: false, select: {} }),
  ]);
  const offered = new Set(services.map(({ id }) => id));
  return (bundles ?? [])
    .map(({ id, title, summary, services: contained, prices }, index) => ({
      id: id ?? String(index),
      title,
      summary,
      services: contained.map(idOf),
      prices: (prices ?? [])
        .filter((price) => isInForce(price, today))
        .map((price, row) => priceToWire(price, row, language)),
    }))
    .filter((bundle) => bundle.prices.length > 0 && bundle.services.every((id) => offered.has(id)));
}
