import { useCallback, useEffect, useId, useRef, useState } from 'react';

/**
 * State and behaviour of a disclosure: a button shows and hides a panel. Escape closes it and returns the focus,
 * a press or the focus outside closes it. Nothing depends on hovering.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => setIsOpen(false), []);
  /** Closes from within: what had the focus is about to be hidden. */
  const leave = useCallback(() => {
    close();
    // The header lies where anchors keep clear of it (scroll-padding); a browser would scroll to the top for it.
    button.current?.focus({ preventScroll: true });
  }, [close]);
  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    document.addEventListener('keydown', closeByEscape, { signal });
    return () => listeners.abort();
  }, [isOpen, close, leave]);

  return { isOpen, leave, toggle, root, button, panelId };
}
