import type { WireCommoditySearch } from '@/contract/calls/search';
import type { SearchEntries, SearchEntry } from '@/services/domain/registers/search';

const toSearchEntry = (wire: WireCommoditySearch['allService'][number]): SearchEntry => ({
  id: wire.id,
  label: wire.menuName,
  area: wire.menuAttribute,
  href: wire.menuUrl,
});

export const toSearchEntries = ({ allService, hotService }: WireCommoditySearch): SearchEntries => ({
  all: allService.map(toSearchEntry),
  hot: hotService.map(toSearchEntry),
});
