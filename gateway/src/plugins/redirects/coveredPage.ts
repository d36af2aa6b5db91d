import type { CollectionSlug, PayloadRequest } from 'payload';

import { sitePlaceOf } from '../../domain/addresses';
import { titleOf } from '../../domain/titleOf';

/** A page that visitors do not see while a redirect leads away from its address. */
export interface CoveredPage {
  /** Its address, where it belongs to no single document. */
  title: string;
  collection?: CollectionSlug;
  id?: number | string;
}

/** Returns the live page at an address, which a redirect from there covers; undefined where there is none. */
export async function coveredPage(from: string, req: PayloadRequest): Promise<CoveredPage | undefined> {
  const place = sitePlaceOf(from);
  if (place.kind === 'always') return { title: from };
  if (place.kind !== 'document') return undefined;
  const { collection, where } = place;
  const { docs } = await req.payload.find({
    collection,
    where: { and: [where, { _status: { equals: 'published' } }] },
    limit: 1,
    depth: 0,
    req,
  });
  const [document] = docs;
  if (!document) return undefined;
  const { admin } = req.payload.collections[collection].config;
  return { title: String(titleOf({ ...document }, admin)), collection, id: document.id };
}
