import { LRUCache } from 'lru-cache';

import { processState } from '@/shared/server/processState';

import { collectContentVersions, withContentTracking } from './contentVersions';
import { isPreview } from './preview';

interface BackgroundOptions<V> {
  /** In use until the first fetch succeeds. */
  initial: V;
  /** Milliseconds from the first call for which callers wait for the first fetch. */
  firstWait: number;
  onFault: (error: unknown) => void;
}

interface StaleWhileRevalidateOptions<K, V> {
  /** Milliseconds for which a value is used without fetching again. */
  lifetime: () => number;
  fetch: (key: K) => Promise<V>;
  /** Milliseconds after which a caller who waits for a new value gets the last one; the fetch goes on. For ever by default. */
  mostWait?: number;
  /** In use until the first fetch succeeds, if there is one. */
  initial?: (key: K) => Promise<V | undefined>;
  /** Makes callers get the last value at once while a new one is fetched; without it they wait for the new one. */
  background?: BackgroundOptions<V>;
}

interface StaleWhileRevalidate<K, V> {
  /** @throws what `fetch` throws where there is no value yet; never with `background` */
  get: (key: K) => Promise<V>;
  /** Fetches now, whatever is under way. @throws what `fetch` throws; the last good value stays in use */
  refresh: (key: K) => Promise<void>;
}

interface Entry<V> {
  value: V;
  /** The documents that it was made from. */
  content: string;
  /** When the fetch began, in milliseconds since 1970. */
  fetchedAt: number;
}

/** Gives the entry to use after a failed fetch, or throws. */
type OnFailure<V> = (error: unknown, last: Entry<V> | undefined) => Entry<V>;

const maxKeys = 10;
/** Milliseconds after which a fetch in the background is tried again while there is no value. */
const firstRetry = 1_000;
/** When the initial value was fetched. */
const never = 0;
const rethrow = (error: unknown): never => {
  throw error;
};
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
/** When the CMS last said that something changed, in milliseconds since 1970. Pages, calls and the proxy are bundles of their own. */
const lastChange = processState('siteContentChange', () => ({ at: 0 }));
const isOld = ({ fetchedAt }: { fetchedAt: number }): boolean => fetchedAt <= lastChange.at;

/** Whatever was fetched before a moment, at which the CMS has said that something changed, is fetched again. */
export const trackContentChange = (at: number): void => {
  lastChange.at = at;
};

/**
 * Caches what `fetch` returns for a few keys. Callers that ask at once share one fetch, and a failed fetch leaves the
 * last good value in use.
 *
 * Without `background`, a value is fetched again by the next caller after its lifetime or after a change that the CMS
 * has reported; the caller waits, at most for `mostWait`, and the next one tries again after a failure. With
 * `background`, the next caller after the lifetime starts the fetch and gets the last value; after a failure the next
 * fetch waits for a lifetime, or for a second while there is no value: a site may start before its gateway does.
 */
export function staleWhileRevalidate<K extends string, V>({
  lifetime,
  fetch,
  mostWait,
  initial,
  background,
}: StaleWhileRevalidateOptions<K, V>): StaleWhileRevalidate<K, V> {
  const cache = new LRUCache<K, Entry<V>, OnFailure<V>>({
    max: maxKeys,
    // Reads the clock each time instead of starting a timer each time.
    ttlResolution: 0,
    fetchMethod: async (key, last, { context: onFailure, options }) => {
      const fetchedAt = Date.now();
      try {
        const { result, content } = await withContentTracking(() => fetch(key));
        return { value: result, content, fetchedAt };
      } catch (error) {
        if (last === undefined || last.fetchedAt === never) options.ttl = firstRetry;
        return onFailure(error, last);
      }
    },
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
  });
  const latest = (key: K) => cache.get(key, { allowStale: true });
  const fetchNow = (key: K) => cache.fetch(key, { ttl: lifetime(), forceRefresh: true, context: rethrow });

  const newest = async (key: K): Promise<Entry<V>> => {
    const kept = await cache.fetch(key, { ttl: lifetime(), context: rethrow });
    // A value whose fetch began before the last change may lack the change.
    const entry = kept && isOld(kept) ? await fetchNow(key) : kept;
    if (entry === undefined) throw new Error(`Nothing was fetched for ${key}.`);
    return entry;
  };
  const initialEntry = (value: V): Entry<V> => ({ value, content: '', fetchedAt: never });
  const getFresh = async (key: K): Promise<Entry<V>> => {
    let last = latest(key);
    if (last === undefined && initial) {
      const value = await initial(key);
      if (value !== undefined) last = initialEntry(value);
    }
    const fetching = newest(key);
    if (last === undefined) return fetching;
    const orLast = fetching.catch(() => last);
    return mostWait === undefined ? orLast : Promise.race([orLast, pause(mostWait).then(() => last)]);
  };

  const firstFetches = new Map<K, Promise<unknown>>();
  const getAtOnce = async (key: K, { initial: first, firstWait, onFault }: BackgroundOptions<V>) => {
    const firstEntry = initialEntry(first);
    const onFailure: OnFailure<V> = (error, last = firstEntry) => {
      onFault(error);
      return last;
    };
    // Rejects only where it has joined a refresh, whose caller gets the error.
    const fetching = cache.fetch(key, { ttl: lifetime(), context: onFailure }).catch(() => undefined);
    const firstFetch = firstFetches.get(key) ?? Promise.race([fetching, pause(firstWait)]);
    firstFetches.set(key, firstFetch);
    if (!latest(key)) await firstFetch;
    return latest(key) ?? firstEntry;
  };

  return {
    get: async (key) => {
      if (isPreview()) return fetch(key);
      const { value, content } = await (background ? getAtOnce(key, background) : getFresh(key));
      // Every caller of a shared value depends on its documents.
      collectContentVersions(content);
      return value;
    },
    refresh: async (key) => {
      const last = latest(key);
      // Ends what is under way, which began before this; its own callers still get its value.
      if (last) cache.set(key, last, { noUpdateTTL: true });
      else cache.delete(key);
      await fetchNow(key);
    },
  };
}
