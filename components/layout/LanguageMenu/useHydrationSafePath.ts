import { useRouter } from 'next/router';

import { pathOf } from '@/components/layout/currentPath';
import { paths } from '@/services/config/paths';
import { savedReportIdOf } from '@/services/config/savedReport';
import { useClientValue } from '@/services/hooks/useClientValue';

/** The address that a page was rendered for, where it is shown at many addresses. */
function sharedPageAt(pathname: string, path: string): string | undefined {
  if (['/404', '/500', '/_error'].includes(pathname)) return pathname;
  return savedReportIdOf(path) && paths.savedReports;
}

/**
 * The page's address without its language. Query and hash are known in the browser alone, so they join after
 * hydration: the first render is the one that the server made.
 */
export function useHydrationSafePath(): string {
  const { asPath, pathname } = useRouter();
  const isInBrowser = useClientValue(() => true, false);
  if (isInBrowser) return asPath;
  const path = pathOf(asPath);
  return sharedPageAt(pathname, path) ?? path;
}
