import { useEffect } from 'react';

import { countSearchMiss } from '@/services/browser/api/search';

/** Ms without a key after which a text counts as what was looked for. */
const pauseMs = 1_500;

/** What was counted since the page was loaded: nobody's second try counts twice. */
const counted = new Set<string>();

/** Counts a query that finds nothing, once and when no key has been pressed for a while (decision 69). */
export function useMissCount(query: string, findsNothing: boolean) {
  const text = query.trim();
  useEffect(() => {
    if (!findsNothing || text.length < 3 || counted.has(text)) return;
    const timer = setTimeout(() => {
      counted.add(text);
      countSearchMiss(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, findsNothing]);
}
