import type { SearchEntries, SearchTitles } from '@/services/domain/registers/search';
import { searchEntriesFromWire, searchTitlesFromWire } from '@/services/gateway/map/search';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

/** Returns the entries of the search panel in the language of the page. Throws if the call fails, after showing the toast. */
export async function fetchSearchEntries(): Promise<SearchEntries> {
  const response = await callApi('getCommoditySearch', {});
  if (hasFailed(response)) throw new Error(response.msg);
  return searchEntriesFromWire(response.data);
}

/** Returns the titles that the panel finds besides services. Throws if the call fails, after showing the toast. */
export async function fetchSearchTitles(): Promise<SearchTitles> {
  const response = await callApi('getSearchTitles', {});
  if (hasFailed(response)) throw new Error(response.msg);
  return searchTitlesFromWire(response.data);
}

/** Counts a search that found nothing (decision 95). Does not wait for the answer. */
export function countSearchMiss(query: string): void {
  void callApi('countSearchMiss', { query });
}

/** Counts a search that found something, in the same way. */
export function countSearchHit(query: string): void {
  void callApi('countSearchHit', { query });
}
