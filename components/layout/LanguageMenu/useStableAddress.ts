import { useRouter } from 'next/router';

import { pathOf } from '@/components/layout/currentPath';
import { useInBrowser } from '@/services/hooks/useInBrowser';

/** Rendered once for every address that they are shown at, as if that were their own. */
const errorPages = ['/404', '/500', '/_error'];

/**
 * The page's address without its language. Query and hash are known in the browser alone, so they join after
 * hydration: the first render is the one that the server made.
 */
export function useStableAddress(): string {
  const { asPath, pathname } = useRouter();
  const isInBrowser = useInBrowser(() => true, false);
  if (isInBrowser) return asPath;
  return errorPages.includes(pathname) ? pathname : pathOf(asPath);
}
