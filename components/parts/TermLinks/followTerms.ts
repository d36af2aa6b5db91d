import { isOrdinaryClick } from '@/services/browser/navigation/ordinaryClick';

/** For so many ms a pointer rests on a term before its card opens. */
const dwellMs = 300;

const terms = 'a[data-term]';

const termAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(terms) : null;

interface TermHandlers {
  /** The term may be opened next. */
  onNear: (link: HTMLAnchorElement) => void;
  /** `isHeld`: by a press, and not by a pointer that rests on it. */
  onOpen: (link: HTMLAnchorElement, isHeld: boolean) => void;
}

/**
 * Answers presses, pointers and the focus on the terms of the page, whose HTML is the server's.
 * @returns ends it
 */
export function followTerms({ onNear, onOpen }: TermHandlers): () => void {
  for (const link of document.querySelectorAll(terms)) link.setAttribute('aria-expanded', 'false');
  let dwell: ReturnType<typeof setTimeout> | undefined;
  const onPointer = (event: PointerEvent) => {
    clearTimeout(dwell);
    const link = termAt(event);
    if (!link) return;
    onNear(link);
    if (event.pointerType !== 'touch') dwell = setTimeout(onOpen, dwellMs, link, false);
  };
  const onFocus = (event: Event) => {
    const link = termAt(event);
    if (link) onNear(link);
  };
  const onClick = (event: MouseEvent) => {
    const link = termAt(event);
    if (!link || !isOrdinaryClick(event)) return;
    clearTimeout(dwell);
    event.preventDefault();
    onOpen(link, true);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('pointerover', onPointer, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  // Before the handler of all links in static HTML (useIslandLinks), which follows those that nothing else answers.
  document.addEventListener('click', onClick, { signal, capture: true });
  return () => {
    clearTimeout(dwell);
    listeners.abort();
  };
}
