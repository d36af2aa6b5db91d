import { useRouter } from 'next/router';
import { useLayoutEffect } from 'react';

/**
 * `?key=…` opens the section of that name (footer links by query key, requirements, 2). At once and before it
 * is painted: what else the address chooses may have made the page shorter, and nobody should see it pass by.
 */
export function useSectionFromQuery(names: readonly string[], parameter = 'key') {
  const { isReady, query } = useRouter();
  const name = names.find((candidate) => candidate === query[parameter]);
  useLayoutEffect(() => {
    if (isReady && name) document.getElementById(name)?.scrollIntoView({ behavior: 'instant' });
  }, [isReady, name]);
}
