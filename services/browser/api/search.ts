import type { SearchEntries } from '@/services/domain/registers/search';
import { toSearchEntries } from '@/services/gateway/map/search';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

/** What the search panel lists, in the language of the page. Throws where the call fails; the toast tells of it. */
export async function fetchSearchEntries(): Promise<SearchEntries> {
  const answer = await callApi('getCommoditySearch', {});
  if (hasFailed(answer)) throw new Error(answer.msg);
  return toSearchEntries(answer.data);
}
