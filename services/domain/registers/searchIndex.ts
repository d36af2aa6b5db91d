import MiniSearch from 'minisearch';

import { matchText } from '@/services/domain/text/matchText';

import {
  filterSearchEntries,
  type Found,
  type FoundEntry,
  type SearchEntries,
  type SearchEntry,
} from './search';

type TitleGroup = 'articles' | 'questions' | 'information';

/** Entries of the other pages, with their addresses. */
export type TitleEntries = Record<TitleGroup, SearchEntry[]>;

interface Document extends SearchEntry {
  key: string;
  group: 'similar' | TitleGroup;
}

/** So many of each group of pages are shown. */
const mostTitles = 5;

const writtenOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const small = (term: string): string => term.toLowerCase().replaceAll('ß', 'ss');
const withoutMarks = (term: string): string => small(term).normalize('NFD').replace(/\p{M}/gu, '');

/** A word as people may type it: `ü` as `u` and as `ue`. */
const writingsOf = (term: string): string[] => [
  ...new Set([
    withoutMarks(term),
    withoutMarks(small(term).replace(/[äöü]/g, (letter) => writtenOut[letter] ?? letter)),
  ]),
];

/** The positions of the found words in a label. */
function rangesOf(label: string, terms: string[]) {
  const there = terms.filter((term) => matchText(label, term));
  return matchText(label, there.join(' ')) ?? [];
}

/**
 * Returns the search over all entries (requirements, 2; decision 69): first the services by name, as required, then
 * services that are close (another area's name, a typing error), then pages by title. An empty query finds all services.
 */
export function createSearch(entries: SearchEntries, titles: TitleEntries): (query: string) => Found {
  const documentsOf = (group: Document['group'], list: SearchEntry[]): Document[] =>
    list.map((entry) => ({ ...entry, key: `${group} ${entry.id}`, group }));
  const index = new MiniSearch<Document>({
    idField: 'key',
    fields: ['label', 'areaName'],
    processTerm: writingsOf,
  });
  const documents = new Map(
    [
      ...documentsOf('similar', entries.all),
      ...(['articles', 'questions', 'information'] as const).flatMap((group) =>
        documentsOf(group, titles[group]),
      ),
    ].map((document) => [document.key, document]),
  );
  index.addAll([...documents.values()]);

  return (query) => {
    const byName = filterSearchEntries(entries, query);
    if (query.trim().length < 2) return byName;
    const named = new Set([...byName.hot, ...byName.others].map(({ id }) => id));
    const found: Found = { ...byName };
    const hits = index.search(query, {
      combineWith: 'AND',
      prefix: true,
      // A typing error in a short word makes another word of it.
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      processTerm: withoutMarks,
    });
    for (const { id, terms } of hits) {
      const document = documents.get(String(id));
      if (!document || (document.group === 'similar' && named.has(document.id))) continue;
      const { key: _key, group, ...entry } = document;
      const list: FoundEntry[] = (found[group] ??= []);
      if (group === 'similar' || list.length < mostTitles)
        list.push({ ...entry, ranges: rangesOf(entry.label, terms) });
    }
    return found;
  };
}
