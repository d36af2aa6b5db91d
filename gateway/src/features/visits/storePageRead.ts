import type { PageRead } from '@/contract/calls/visitors';
import { siteAddresses } from '@/contract/site/siteAddresses';

import { sitePlaceOf } from '../../domain/addresses';
import { countUp } from '../../platform/db/countUp';
import type { CallContext } from '../../platform/http/callContext';

/** A saved report is read by who has its address, so only the page without it is counted. */
const counted = (path: string): string =>
  path.startsWith(`${siteAddresses.calculate()}/`) ? siteAddresses.calculate() : path;

/** Whether the site has a page there now: nobody can fill the table with invented addresses. */
async function isPage(payload: CallContext['payload'], path: string): Promise<boolean> {
  const place = sitePlaceOf(path);
  if (place.kind !== 'document') return place.kind === 'always';
  const { collection, where } = place;
  const published: typeof where = { and: [where, { _status: { equals: 'published' } }] };
  return (await payload.count({ collection, where: published })).totalDocs > 0;
}

/** Adds one to the reads of a page by language and day; nothing about who reads is stored (decision 86). */
export async function storePageRead(
  { payload, today }: CallContext,
  { path: given, language }: PageRead,
): Promise<true> {
  const path = counted(given);
  await countUp(payload, {
    collection: 'page-reads',
    key: `${today} ${language} ${path}`,
    data: { path, language, day: `${today}T12:00:00.000Z` },
    mayAdd: () => isPage(payload, path),
  });
  return true;
}
