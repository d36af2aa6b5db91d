import { useEffect, useRef, useState } from 'react';

import { prefersReducedMotion } from '@/components/theme/motion';
import { loadOptional } from '@/services/browser/loading/chunk';
import { whenNear } from '@/services/browser/loading/whenNear';

import type { Carousel, CarouselState } from './startCarousel';

/**
 * Makes a strip of slides a carousel once it is in view; `carousel` is undefined before, and stays so for a single
 * slide and where the library cannot be loaded.
 */
export function useCarousel(slideCount: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();
  const [state, setState] = useState<CarouselState>({ index: 0, isPlaying: false, isByHand: false });
  const [isStill, setIsStill] = useState(true);

  useEffect(() => {
    const strip = viewport.current;
    if (!strip || slideCount < 2) return;
    let running: Carousel | undefined;
    let isGone = false;
    const start = async () => {
      const library = await loadOptional(() => import('./startCarousel'));
      // Without it the strip still scrolls.
      if (!library || isGone) return;
      const still = prefersReducedMotion();
      setIsStill(still);
      running = library.startCarousel(strip, { isStill: still, onChange: setState });
      setCarousel(running);
    };
    const cancel = whenNear(strip, () => void start());
    return () => {
      isGone = true;
      cancel();
      running?.destroy();
      setCarousel(undefined);
    };
  }, [slideCount]);

  return { viewport, carousel, isStill, ...state };
}
