import type { PageRead } from '@/contract/calls/visitors';

import { increment } from '../../platform/db/increment';
import type { CallContext } from '../../platform/http/callContext';
import { countedPath, isPage } from './countedPath';

/** Adds one to the reads of a page by language and day; nothing about who reads is stored (decision 13). */
export async function storePageRead(
  { payload, today }: CallContext,
  { path: given, language }: PageRead,
): Promise<true> {
  const path = countedPath(given);
  await increment(payload, {
    collection: 'page-reads',
    key: `${today} ${language} ${path}`,
    data: { path, language, day: `${today}T12:00:00.000Z` },
    mayAdd: () => isPage(payload, path),
  });
  return true;
}
