import {
  type KeyboardEvent as ReactKeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Whether a panel stands between the lines of the sheet of phones, and covers nothing: if it closed before a press ends,
 * the press would meet another line.
 */
const isInSheet = (root: Element | null) => {
  const sheet = root?.closest('[popover]');
  return sheet ? getComputedStyle(sheet).display !== 'contents' : false;
};

/** One panel is open at a time: the next one that opens closes it. */
let closeOpenPanel: (() => void) | undefined;

/**
 * State and behaviour of a disclosure: a button shows and hides a panel. Escape closes it and returns the focus,
 * a press or the focus outside closes it, unless it is in the sheet of phones.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  /** Closes from within: what had the focus is about to be hidden. */
  const leave = useCallback(() => {
    close();
    // The header lies where anchors keep clear of it (scroll-padding); a browser would scroll to the top for it.
    button.current?.focus({ preventScroll: true });
  }, [close]);
  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), []);
  /** The arrow keys open the panel and walk from the button through what is in it. */
  const walk = useCallback(
    (event: ReactKeyboardEvent) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      flushSync(open);
      const stops = [...(root.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      stops.at((stops.findIndex((stop) => stop === document.activeElement) + step) % stops.length)?.focus();
    },
    [open],
  );

  useEffect(() => {
    if (!isOpen) return;
    closeOpenPanel?.();
    closeOpenPanel = close;
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target) && !isInSheet(root.current)) close();
    };
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) leave();
      else close();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    document.addEventListener('keydown', closeByEscape, { signal });
    return () => {
      listeners.abort();
      if (closeOpenPanel === close) closeOpenPanel = undefined;
    };
  }, [isOpen, close, leave]);

  return { isOpen, open, close, leave, toggle, walk, root, button, panelId };
}
