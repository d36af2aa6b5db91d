import { useRouter } from 'next/router';
import { useLayoutEffect } from 'react';

/**
 * `?key=…` opens the section of that id (footer links by query key, requirements, 2). At once and before it
 * is painted: what else the address chooses may have made the page shorter, and nobody should see it pass by. Where the
 * address has an anchor too, the browser is on its way there, and a jump meanwhile would end beside it: Chromium adds
 * what it has scrolled since its last frame.
 */
export function useSectionFromQuery(parameter: string) {
  const { isReady, query } = useRouter();
  const name = query[parameter];
  useLayoutEffect(() => {
    if (isReady && typeof name === 'string' && !window.location.hash)
      document.getElementById(name)?.scrollIntoView({ behavior: 'instant' });
  }, [isReady, name]);
}
