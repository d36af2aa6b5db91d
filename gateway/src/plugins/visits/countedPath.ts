import type { Payload } from 'payload';

import { siteAddresses } from '@/contract/site/siteAddresses';

import { sitePlaceOf } from '../../domain/addresses';

/** A saved report is read by who has its address, so only the page without it is counted. */
export const countedPath = (path: string): string =>
  path.startsWith(`${siteAddresses.calculate()}/`) ? siteAddresses.calculate() : path;

/** Whether the site has a page there now: nobody can fill a table with invented addresses. */
export async function isPage(payload: Pick<Payload, 'count'>, path: string): Promise<boolean> {
  const place = sitePlaceOf(path);
  if (place.kind !== 'document') return place.kind === 'always';
  if (place.isAlwaysPublic) return false;
  const { collection, where } = place;
  const published: typeof where = { and: [where, { _status: { equals: 'published' } }] };
  return (await payload.count({ collection, where: published })).totalDocs > 0;
}
