import { type RefObject, startTransition, useEffect, useState } from 'react';

import { useIsFirstView } from '@/components/ui/KeptHtml/firstView';
import { whenNear } from '@/services/browser/loading/whenNear';

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
    return whenNear(place.current, () => startTransition(() => setIsNear(true)), margin);
  }, [isNear, place]);
  return isNear;
}
