import type { WireCommoditySearch, WireSearchTitles } from '@/contract/calls/search';
import type { SearchEntries, SearchEntry, SearchTitles } from '@/services/domain/registers/search';

const searchEntryFromWire = (wire: WireCommoditySearch['allService'][number]): SearchEntry => ({
  id: wire.id,
  label: wire.menuName,
  area: wire.menuAttribute,
  areaName: wire.attributeName,
  href: wire.menuUrl,
});

export const searchEntriesFromWire = ({ allService, hotService }: WireCommoditySearch): SearchEntries => ({
  all: allService.map(searchEntryFromWire),
  hot: hotService.map(searchEntryFromWire),
});

export const searchTitlesFromWire = ({
  articles,
  questions,
  information,
}: WireSearchTitles): SearchTitles => ({
  articles: articles.map(({ id, articleType, title }) => ({ id, type: articleType, title })),
  questions,
  information,
});
