/**
 * Calls back once, when an element comes onto the screen.
 * @param margin how far beyond the screen the element may be, as for `rootMargin`
 * @returns cancels the call
 */
export function whenNear(element: Element, callback: () => void, margin = '0px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
