import { LRUCache } from 'lru-cache';

import { contentChangedAt } from './contentChange';
import { collectContentVersions, withContentTracking } from './contentVersions';
import { isPreview } from './preview';

interface StaleIfErrorOptions<K, V> {
  /** Milliseconds for which a value is used without asking again. */
  lifetime: () => number;
  fetch: (key: K) => Promise<V>;
}

interface Kept<V> {
  value: V;
  /** The documents that it was made from. */
  content: string;
  askedAt: number;
}

const isOld = ({ askedAt }: { askedAt: number }): boolean => askedAt <= contentChangedAt();

/**
 * Remembers what `fetch` gave for a few keys. Callers that ask at once share one fetch; after the lifetime, and once
 * the CMS says that something changed, the next caller fetches anew, and when that fails the last good value stays in
 * use.
 * @throws what `fetch` throws where there is no good value yet
 */
export function staleIfError<K extends string, V extends object | string>({
  lifetime,
  fetch,
}: StaleIfErrorOptions<K, V>) {
  const cache = new LRUCache<K, Kept<V>>({
    max: 10,
    fetchMethod: async (key) => {
      const askedAt = Date.now();
      const { result, content } = await withContentTracking(() => fetch(key));
      return { value: result, content, askedAt };
    },
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
  });
  const kept = async (key: K): Promise<Kept<V>> => {
    const last = cache.get(key, { allowStale: true });
    try {
      const ttl = lifetime();
      const fresh = await cache.fetch(key, { ttl, forceRefresh: last && isOld(last) });
      // What was under way when the change came may not have it.
      const newest = fresh && isOld(fresh) ? await cache.fetch(key, { ttl, forceRefresh: true }) : fresh;
      if (newest !== undefined) return newest;
      throw new Error(`Nothing was fetched for ${key}.`);
    } catch (error) {
      if (last !== undefined) return last;
      throw error;
    }
  };
  return async (key: K): Promise<V> => {
    if (isPreview()) return fetch(key);
    const { value, content } = await kept(key);
    // Who shares a value shares what it was made from.
    collectContentVersions(content);
    return value;
  };
}
