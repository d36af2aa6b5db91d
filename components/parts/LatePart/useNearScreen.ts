import { type RefObject, startTransition, useEffect, useState } from 'react';

import { useIsFirstView } from './firstView';

/** How far beyond the window a place may be: one screen above and below. */
const margin = '100% 0px';

/**
 * Tells whether to render what the server's HTML leaves out: once its place has come near the screen, and at once in a
 * page that the browser renders itself. False on the server (docs/decisions/0112).
 */
export function useNearScreen(place: RefObject<Element | null>): boolean {
  const isHydrated = useIsFirstView();
  const [isNear, setIsNear] = useState(!isHydrated && typeof window !== 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setIsNear(true));
      },
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}
