import { useRouter } from 'next/router';

import { pathOf } from '@/components/layout/currentPath';
import { useInBrowser } from '@/services/hooks/useInBrowser';

/**
 * The page's address without its language. Query and hash are known in the browser alone, so they join after
 * hydration: the first render is the one that the server made.
 */
export function useStableAddress(): string {
  const { asPath } = useRouter();
  const isInBrowser = useInBrowser(() => true, false);
  return isInBrowser ? asPath : pathOf(asPath);
}
