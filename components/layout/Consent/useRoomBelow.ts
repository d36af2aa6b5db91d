import { type RefObject, useEffect } from 'react';

/**
 * Tells the page how high a bar at the foot of the window is, as it changes: what stands last on the page leaves so much
 * room (`--room-below` in `elements.css`). A property of the root element, because a rule that comes or goes makes browsers
 * style every element anew.
 * @param property its height in pixels
 */
export function useRoomBelow(
  bar: RefObject<HTMLElement | null>,
  property: '--below-consent' | '--below-offer',
): void {
  useEffect(() => {
    if (!bar.current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar, property]);
}
