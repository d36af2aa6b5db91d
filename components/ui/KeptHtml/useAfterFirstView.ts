import { startTransition, useEffect, useState } from 'react';

import { whenIdle } from '@/services/browser/loading/whenIdle';

import { useIsFirstView } from './firstView';

/**
 * Tells whether to render what the server's HTML leaves out: once the page has loaded and the browser is idle, and at
 * once in a page that the browser renders itself. False on the server (docs/decisions/0112).
 */
export function useAfterFirstView(): boolean {
  const isHydrated = useIsFirstView();
  const [isAfter, setIsAfter] = useState(!isHydrated && typeof window !== 'undefined');
  useEffect(() => (isAfter ? undefined : whenIdle(() => startTransition(() => setIsAfter(true)))), [isAfter]);
  return isAfter;
}
