import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

import { pathOf } from '@/components/layout/currentPath';

const neverChanges = () => () => undefined;

/**
 * The page's address without its language. Query and hash are known in the browser alone, so they join after
 * hydration: the first render is the one that the server made.
 */
export function useStableAddress(): string {
  const { asPath } = useRouter();
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isHydrated ? asPath : pathOf(asPath);
}
