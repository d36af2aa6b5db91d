import { matchText, type MatchRange } from '@/services/domain/text/matchText';

/** An entry of the header's search panel (requirements, 2); `area` says what it belongs to. */
export interface SearchEntry {
  id: string;
  label: string;
  area: string;
  href: string;
}

export interface SearchEntries {
  all: SearchEntry[];
  hot: SearchEntry[];
}

/** An entry that fits, with where its label does. */
export interface FoundEntry extends SearchEntry {
  ranges: MatchRange[];
}

/**
 * The services whose names fit a query, all of them for an empty one (requirements, 2). Those that are often
 * asked for come first, and no service comes twice.
 */
export function filterSearchEntries(
  { all, hot }: SearchEntries,
  query: string,
): Record<'hot' | 'others', FoundEntry[]> {
  const fitting = (entries: SearchEntry[]) =>
    entries.flatMap((entry) => {
      const ranges = matchText(entry.label, query);
      return ranges ? [{ ...entry, ranges }] : [];
    });
  const hotIds = new Set(hot.map(({ id }) => id));
  return { hot: fitting(hot), others: fitting(all.filter(({ id }) => !hotIds.has(id))) };
}
