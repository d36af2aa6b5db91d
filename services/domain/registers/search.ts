import type { MatchRange } from '@/services/domain/text/matchText';

/** An entry of the header's search panel (requirements, 2). */
export interface SearchEntry {
  id: string;
  label: string;
  /** Code of the area it belongs to (`menuAttribute`); empty for what has none. */
  area: string;
  /** The area in words; empty where the gateway has none. */
  areaName: string;
  href: string;
  /** Further words that it is found by. */
  words?: string;
}

export interface SearchEntries {
  all: SearchEntry[];
  hot: SearchEntry[];
}

/** An entry that fits, with where its label does. */
export interface FoundEntry extends SearchEntry {
  ranges: MatchRange[];
}

/** The kinds of results, in the order that they have where they fit equally well. */
export const searchGroups = ['hot', 'others', 'pages', 'articles', 'questions', 'information'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Entries of what is no service, and the words that mean the same, in groups. */
export interface SearchTitles {
  entries: Partial<Record<Exclude<SearchGroup, 'hot' | 'others'>, SearchEntry[]>>;
  synonyms: string[][];
}

/** What a search finds. */
export interface Found {
  /** Results by kind, those of the best fit first; no kind is empty. */
  groups: { group: SearchGroup; entries: FoundEntry[] }[];
  /** Words that mean nothing here, as they were typed: they were left out. */
  unknown: string[];
  /** Nothing has all other words: these have most of them. */
  isPartial: boolean;
}

export const countFound = ({ groups }: Found): number =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);
