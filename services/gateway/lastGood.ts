import { LRUCache } from 'lru-cache';

interface LastGoodOptions<K, V> {
  /** Milliseconds for which a value is used without asking again. */
  lifetime: () => number;
  fetch: (key: K) => Promise<V>;
}

/**
 * Remembers what `fetch` gave for a few keys. Callers that ask at once share one fetch; after the lifetime the
 * next caller fetches anew, and when that fails the last good value stays in use.
 * @throws what `fetch` throws where there is no good value yet
 */
export function lastGood<K extends string, V extends object | string>({
  lifetime,
  fetch,
}: LastGoodOptions<K, V>) {
  const cache = new LRUCache<K, V>({
    max: 10,
    fetchMethod: fetch,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
  });
  return async (key: K): Promise<V> => {
    try {
      const fresh = await cache.fetch(key, { ttl: lifetime() });
      if (fresh !== undefined) return fresh;
      throw new Error(`Nothing was fetched for ${key}.`);
    } catch (error) {
      const last = cache.get(key, { allowStale: true });
      if (last !== undefined) return last;
      throw error;
    }
  };
}
