import type { WireCommoditySearch } from '@/contract/calls/search';
import type { SearchEntries, SearchEntry } from '@/services/domain/registers/search';

const searchEntryFromWire = (wire: WireCommoditySearch['allService'][number]): SearchEntry => ({
  id: wire.id,
  label: wire.menuName,
  area: wire.menuAttribute,
  href: wire.menuUrl,
});

export const searchEntriesFromWire = ({ allService, hotService }: WireCommoditySearch): SearchEntries => ({
  all: allService.map(searchEntryFromWire),
  hot: hotService.map(searchEntryFromWire),
});
