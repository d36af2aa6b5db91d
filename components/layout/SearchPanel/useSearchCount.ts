import { useCallback, useEffect } from 'react';

import { countSearchHit, countSearchMiss } from '@/services/browser/api/search';

/** Ms without a key after which a text counts as what was looked for. */
const pauseMs = 1_500;

/** The queries counted since the page was loaded: each counts once. */
const counted = new Set<string>();

/**
 * Counts a query once, by whether it finds something, when no key has been pressed for a while (decision 95).
 * `findsSomething` is undefined as long as that is unknown. Returns a function that counts at once, for who chooses.
 */
export function useSearchCount(query: string, findsSomething: boolean | undefined): () => void {
  const text = query.trim();
  const count = useCallback(() => {
    if (findsSomething === undefined || text.length < 3 || counted.has(text)) return;
    counted.add(text);
    (findsSomething ? countSearchHit : countSearchMiss)(text);
  }, [text, findsSomething]);
  useEffect(() => {
    const timer = setTimeout(count, pauseMs);
    return () => clearTimeout(timer);
  }, [count]);
  return count;
}
