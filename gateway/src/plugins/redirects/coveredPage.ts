import type { CollectionSlug, PayloadRequest } from 'payload';

import { comparedPath } from '@/contract/site/comparedPath';

import { comparedPlaceOf, pathOfDocument } from '../../domain/addresses';
import { titleOf } from '../../domain/titleOf';

/** A page that visitors do not see while a redirect leads away from its address. */
export interface CoveredPage {
  /** Its address, where it belongs to no single document. */
  title: string;
  collection?: CollectionSlug;
  id?: number | string;
}

/** Returns the live page at an address in whatever spelling, which a redirect from there covers; undefined for none. */
export async function coveredPage(from: string, req: PayloadRequest): Promise<CoveredPage | undefined> {
  const place = comparedPlaceOf(from);
  if (!place?.documents) return place && { title: place.path };
  const { collection, where } = place.documents;
  const { docs } = await req.payload.find({
    collection,
    where: { and: [where, { _status: { equals: 'published' } }] },
    pagination: false,
    depth: 0,
    req,
  });
  const isThere = (found: object) =>
    comparedPath(pathOfDocument(collection, { ...found }) ?? '') === comparedPath(place.path);
  const document = docs.find(isThere);
  if (!document) return undefined;
  const { admin } = req.payload.collections[collection].config;
  return { title: String(titleOf({ ...document }, admin)), collection, id: document.id };
}
