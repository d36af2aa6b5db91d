import { matchText, type MatchRange } from '@/services/domain/text/matchText';
import { createRanking, type RankedText } from '@/shared/search/createRanking';

import { rangesOfWords } from './rangesOfWords';
import {
  type Found,
  type FoundEntry,
  type SearchEntries,
  type SearchEntry,
  type SearchGroup,
  searchGroups,
  type SearchTitles,
} from './search';

/** So many of each group but the services are shown. */
const mostPages = 5;

interface Indexed {
  group: SearchGroup;
  entry: SearchEntry;
}

/** Services that are often asked for come first, and no service comes twice. */
function indexedEntries({ all, hot }: SearchEntries, pages: SearchTitles['entries']): Map<string, Indexed> {
  const hotIds = new Set(hot.map(({ id }) => id));
  const lists: Partial<Record<SearchGroup, SearchEntry[]>> = {
    hot,
    others: all.filter(({ id }) => !hotIds.has(id)),
    ...pages,
  };
  return new Map(
    searchGroups.flatMap((group) =>
      (lists[group] ?? []).map((entry): [string, Indexed] => [`${group} ${entry.id}`, { group, entry }]),
    ),
  );
}

/** The parts of a name to mark: the words that were found, else the letters that were typed. */
function rangesOf(label: string, words: string[], query: string): MatchRange[] {
  const ranges = rangesOfWords(label, words);
  return ranges.length > 0 ? ranges : (matchText(label, query) ?? []);
}

/**
 * Returns the search over all entries (requirements, 2.14; decision 95): every service whose name contains the query,
 * and what the ranking finds besides. An empty query finds all services. Without the
 * titles it finds services alone. A page is left out where a service leads to it too.
 */
export function createSearch(
  entries: SearchEntries,
  { entries: pages, synonyms }: SearchTitles,
): (query: string) => Found {
  const indexed = indexedEntries(entries, pages);
  const rank = createRanking(
    [...indexed].map(([key, { entry }]) => ({
      key,
      title: entry.label,
      further: `${entry.areaName} ${entry.words ?? ''}`,
    })),
    synonyms,
  );
  const services = [...indexed].flatMap(([key, { group }]): RankedText[] =>
    group === 'hot' || group === 'others' ? [{ key, fit: 4, words: [] }] : [],
  );

  return (query) => {
    const everything = { texts: services, unknown: [], isPartial: false };
    const { texts, unknown, isPartial } = query.trim() ? rank(query) : everything;
    const found = new Map<SearchGroup, { fit: number; entries: FoundEntry[] }>();
    const seen = new Set<string>();
    for (const { key, fit, words } of texts) {
      const { group, entry } = indexed.get(key) ?? {};
      if (!group || !entry) continue;
      const isService = group === 'hot' || group === 'others';
      const of = found.get(group) ?? { fit, entries: [] };
      if (!isService && of.entries.length >= mostPages) continue;
      of.entries.push({ ...entry, ranges: rangesOf(entry.label, words, query) });
      found.set(group, of);
      if (isService) seen.add(entry.href);
    }
    const groups = [...found]
      .map(([group, { fit, entries: all }]) => ({
        group,
        fit,
        entries: group === 'pages' ? all.filter(({ href }) => !seen.has(href)) : all,
      }))
      .filter(({ entries: rest }) => rest.length > 0)
      .sort(
        (one, other) =>
          other.fit - one.fit || searchGroups.indexOf(one.group) - searchGroups.indexOf(other.group),
      )
      .map(({ group, entries: rest }) => ({ group, entries: rest }));
    return { groups, unknown, isPartial };
  };
}
