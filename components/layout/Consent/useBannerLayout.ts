import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

import { contentId } from '@/components/layout/SkipLink/SkipLink';

/** Height of an element in pixels, as it changes. */
export function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.borderBoxSize[0]?.blockSize ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return height;
}

/** Gives the focus to the page when it would get lost with the element. */
export function useFocusContentOnUnmount(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (leaving?.contains(document.activeElement))
        document.getElementById(contentId)?.focus({ preventScroll: true });
    };
  }, [element]);
}
