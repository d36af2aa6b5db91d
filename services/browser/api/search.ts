import type { SearchEntries } from '@/services/domain/registers/search';
import { searchEntriesFromWire } from '@/services/gateway/map/search';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

/** Returns the entries of the search panel in the language of the page. Throws if the call fails, after showing the toast. */
export async function fetchSearchEntries(): Promise<SearchEntries> {
  const answer = await callApi('getCommoditySearch', {});
  if (hasFailed(answer)) throw new Error(answer.msg);
  return searchEntriesFromWire(answer.data);
}
