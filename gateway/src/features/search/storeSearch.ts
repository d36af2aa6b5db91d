import type { CountedSearch } from '@/contract/calls/search';

import { countedTerm } from '../../domain/searchTerm';
import { countUp } from '../../platform/db/countUp';
import type { CallContext } from '../../platform/http/callContext';

/** So many different terms are kept; with more, only those that are there already are counted. */
const mostTerms = 2_000;

/**
 * Counts a search that found something, or one that found nothing, by term and language; nothing about who searched is
 * stored (decision 69).
 */
export const storeSearch =
  (collection: 'search-hits' | 'search-misses') =>
  async ({ payload, language, today }: CallContext, { query }: CountedSearch): Promise<true> => {
    const term = countedTerm(query);
    if (term === undefined) return true;
    await countUp(payload, {
      collection,
      key: `${language} ${term}`,
      data: { term, language, day: `${today}T12:00:00.000Z` },
      mayAdd: async () => (await payload.count({ collection })).totalDocs < mostTerms,
    });
    return true;
  };
