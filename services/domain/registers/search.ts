import type { ArticleType } from '@/contract/lists/articles';
import { matchText, type MatchRange } from '@/services/domain/text/matchText';

/** An entry of the header's search panel (requirements, 2). */
export interface SearchEntry {
  id: string;
  label: string;
  /** Code of the area it belongs to (`menuAttribute`); empty for what has none. */
  area: string;
  /** The area in words; empty where the gateway has none. */
  areaName: string;
  href: string;
}

export interface SearchEntries {
  all: SearchEntry[];
  hot: SearchEntry[];
}

/** Titles of everything else that the panel finds. */
export interface SearchTitles {
  articles: { id: number; type: ArticleType; title: string }[];
  questions: { id: number; title: string }[];
  information: { id: number; title: string }[];
}

/** An entry that fits, with where its label does. */
export interface FoundEntry extends SearchEntry {
  ranges: MatchRange[];
}

/** The groups of the panel in their order: services by name, services that are close, then pages by title. */
export const searchGroups = ['hot', 'others', 'similar', 'articles', 'questions', 'information'] as const;
export type SearchGroup = (typeof searchGroups)[number];
export type Found = Partial<Record<SearchGroup, FoundEntry[]>>;

export const countFound = (found: Found, groups: readonly SearchGroup[] = searchGroups): number =>
  groups.reduce((sum, group) => sum + (found[group]?.length ?? 0), 0);

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
