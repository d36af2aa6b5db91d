import { LRUCache } from 'lru-cache';

/** Milliseconds between two attempts to reach a cache that has not answered. */
const repeatMs = 1_000;
/** Pages that wait for one cache at most; the oldest are given up. */
const mostWaiting = 10_000;

interface Settings {
  /** Removes a page from the cache; rejects where the cache has not answered. */
  purge: (page: string) => Promise<void>;
  /** Takes why a page could not be removed. */
  log: (error: unknown) => void;
}

/**
 * Removes pages from one cache. What it does not answer is repeated in the background until it does; until then nobody
 * waits for it: further pages join those that wait.
 */
export function createRepeatedPurges({ purge, log }: Settings): (page: string) => Promise<void> {
  /** Pages that wait, each with a mark of the last request for it. */
  const waiting = new LRUCache<string, symbol>({ max: mostWaiting });
  let timer: NodeJS.Timeout | undefined;

  const schedule = () => {
    timer = setTimeout(() => void repeat(), repeatMs).unref();
  };
  const repeat = async () => {
    try {
      for (const page of [...waiting.rkeys()]) {
        // A page that fails goes behind the others.
        const requested = waiting.get(page);
        await purge(page);
        // It may have changed again meanwhile.
        if (waiting.peek(page) === requested) waiting.delete(page);
      }
    } catch (error) {
      log(error);
    }
    timer = undefined;
    if (waiting.size > 0) schedule();
  };

  return async (page) => {
    if (waiting.size === 0)
      try {
        return await purge(page);
      } catch (error) {
        log(error);
      }
    waiting.set(page, Symbol(page));
    if (!timer) schedule();
  };
}
