import type { CollectionSlug, Endpoint, Where } from 'payload';

import { contentRow } from '@/contract/site/contentTable';

import { forStaff, jsonResponse } from '../../cms/admin/ui/staffEndpoint';
import { findUses } from './findUses';

/** A warning about more than that is read by nobody. */
const mostAtOnce = 100;

/** The uses and addresses of the documents of a collection that a query finds; those with neither are left out. */
export const usesEndpoint: Endpoint = {
  path: '/uses',
  method: 'get',
  handler: forStaff(async (req) => {
    const source = req.searchParams.get('source') ?? '';
    const collection = req.payload.collections[source as CollectionSlug];
    const isOnSite = (contentRow(source)?.tracked ?? 'none') !== 'none';
    if (!(collection as object | undefined) || !isOnSite)
      return jsonResponse({ error: 'Which documents?' }, 400);
    const { docs } = await req.payload.find({
      collection: source as CollectionSlug,
      where: (req.query.where ?? {}) as Where,
      ...{ depth: 0, limit: mostAtOnce, select: {} as never, trash: true },
      ...{ overrideAccess: false, req },
    });
    const ids = docs.map(({ id }) => Number(id));
    const found = await findUses(req.payload, source, ids);
    return jsonResponse({ used: found.filter(({ uses, addresses }) => uses.length + addresses.length > 0) });
  }),
};
