import type { Locale } from '@/services/domain/locale/locale';
import type { SearchEntries } from '@/services/domain/registers/search';

import { callGateway } from './client';
import { searchEntriesFromWire } from './map/search';

/** What the header's search panel lists: all services and the hot ones, in order. */
export async function fetchSearchEntries(locale: Locale): Promise<SearchEntries> {
  return searchEntriesFromWire(await callGateway('getCommoditySearch', {}, { locale }));
}
