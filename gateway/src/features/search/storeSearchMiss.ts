import type { SearchMiss } from '@/contract/calls/search';

import { countedTerm } from '../../domain/searchTerm';
import { isPayloadError } from '../../platform/db/isPayloadError';
import type { CallContext } from '../../platform/http/callContext';

/** So many different terms are kept; with more, only those that are there already are counted. */
const mostTerms = 2_000;

type Payload = CallContext['payload'];

/** Adds one in the database itself, so that none is lost between reading and writing. */
const add = async (payload: Payload, key: string, day: string): Promise<boolean> =>
  (await payload.db.updateOne({
    collection: 'search-misses',
    where: { key: { equals: key } },
    data: { count: { $inc: 1 }, day },
    options: { atomic: true },
  })) !== null;

/** Counts a search that found nothing, by term and language; nothing about who searched is stored (decision 69). */
export async function storeSearchMiss(
  { payload, language, today }: CallContext,
  { query }: SearchMiss,
): Promise<true> {
  const term = countedTerm(query);
  if (term === undefined) return true;
  const key = `${language} ${term}`;
  const day = `${today}T12:00:00.000Z`;
  if (await add(payload, key, day)) return true;
  const { totalDocs } = await payload.count({ collection: 'search-misses' });
  if (totalDocs >= mostTerms) return true;
  try {
    await payload.create({
      collection: 'search-misses',
      data: { key, term, language, count: 1, day },
      depth: 0,
    });
  } catch (error) {
    // Another request was first.
    if (!isPayloadError(error, 'ValidationError') || !(await add(payload, key, day))) throw error;
  }
  return true;
}
