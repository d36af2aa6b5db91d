import type { CountedSearch } from '@/contract/calls/search';

import { countedTerm } from '../../domain/searchTerm';
import { increment } from '../../platform/db/increment';
import { statement } from '../../platform/db/statement';
import type { CallContext } from '../../platform/http/callContext';

/** So many different terms are kept in each table. */
export const mostTerms = 2_000;

type Collection = 'search-hits' | 'search-misses';

/** A full table drops the terms that were searched least, the oldest first: invented ones would else shut out new ones. */
async function makeRoom(payload: CallContext['payload'], collection: Collection): Promise<true> {
  const { totalDocs } = await payload.count({ collection });
  const table = collection.replace('-', '_');
  if (totalDocs >= mostTerms)
    await statement(
      payload,
      `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} ORDER BY count, day, id LIMIT $1)`,
      [totalDocs - mostTerms + 1],
    );
  return true;
}

/**
 * Counts a search that found something, or one that found nothing, by term and language; nothing about who searched is
 * stored (decision 95).
 */
export const storeSearch =
  (collection: Collection) =>
  async ({ payload, language, today }: CallContext, { query }: CountedSearch): Promise<true> => {
    const term = countedTerm(query);
    if (term === undefined) return true;
    await increment(payload, {
      collection,
      key: `${language} ${term}`,
      data: { term, language, day: `${today}T12:00:00.000Z` },
      mayAdd: () => makeRoom(payload, collection),
    });
    return true;
  };
