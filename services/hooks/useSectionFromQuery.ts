import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** `?key=…` opens the section of that name (footer links by query key, specification, section 2). */
export function useSectionFromQuery(names: readonly string[], parameter = 'key') {
  const { isReady, query } = useRouter();
  const name = names.find((candidate) => candidate === query[parameter]);
  useEffect(() => {
    if (isReady && name) document.getElementById(name)?.scrollIntoView();
  }, [isReady, name]);
}
