import { z } from 'zod';

import { articleTypes } from '../lists/articles';
import { done, noParams, type Call } from './call';
import { documentId, href } from './envelope';
import { filledLine } from './parameters';

/**
 * An entry of the header's search panel (requirements, 3: search data). `menuAttribute` says which area it is of,
 * `attributeName` in words; empty from a gateway that has none.
 */
const entry = z.object({
  id: z.string(),
  menuName: z.string(),
  menuAttribute: z.string(),
  attributeName: z.string().default(''),
  menuUrl: href,
});

/** GET /officialQuery/getCommoditySearch. */
export const wireCommoditySearch = z.object({ allService: z.array(entry), hotService: z.array(entry) });
export type WireCommoditySearch = z.infer<typeof wireCommoditySearch>;

export const searchCalls = {
  getCommoditySearch: {
    method: 'GET',
    path: '/officialQuery/getCommoditySearch',
    params: noParams,
    data: wireCommoditySearch,
  },
} as const satisfies Record<string, Call>;

/** `words`: further words that it is found by, out of its summary. */
const titled = z.object({ id: documentId, title: z.string(), words: z.string().default('') });

/**
 * GET /search/titles: what else the search panel finds, articles and notices from the newest on; and `synonyms`: groups
 * of words with one meaning, in whatever language.
 */
export const wireSearchTitles = z.object({
  /** `area`: the part of the menu or of the footer in which it stands; empty where it has none. */
  pages: z.array(z.object({ title: z.string(), area: z.string(), url: href, words: z.string() })).default([]),
  articles: z.array(titled.extend({ articleType: z.enum(articleTypes) })),
  questions: z.array(titled),
  information: z.array(titled),
  synonyms: z.array(z.array(z.string())).default([]),
});
export type WireSearchTitles = z.infer<typeof wireSearchTitles>;

/** POST /search/missed and /search/found. A word or two; no name, number or address of a person is kept (decision 95). */
export const countedSearch = z.object({ query: filledLine(100) });
export type CountedSearch = z.output<typeof countedSearch>;

/** Calls beyond the required ones (decision 95). */
export const ownSearchCalls = {
  getSearchTitles: {
    method: 'GET',
    path: '/search/titles',
    params: noParams,
    data: wireSearchTitles,
  },
  countSearchMiss: {
    method: 'POST',
    path: '/search/missed',
    params: countedSearch,
    data: done,
  },
  countSearchHit: {
    method: 'POST',
    path: '/search/found',
    params: countedSearch,
    data: done,
  },
} as const satisfies Record<string, Call>;
