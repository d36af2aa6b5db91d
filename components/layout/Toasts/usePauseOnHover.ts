import { type FocusEvent, useEffect, useRef } from 'react';

interface Pause {
  startPause: () => void;
  endPause: () => void;
  /** Nothing is shown: whoever pointed at it or had the focus in it does no longer, and no event says so. */
  isEmpty: boolean;
}

/** Toasts stay while somebody points at them or has the focus in them; the last one gives the focus back. */
export function usePauseOnHover({ startPause, endPause, isEmpty }: Pause) {
  const holders = useRef(new Set<'pointer' | 'focus'>());
  const cameFrom = useRef<EventTarget>(null);
  const hold = (who: 'pointer' | 'focus') => {
    if (holders.current.size === 0) startPause();
    holders.current.add(who);
  };
  const release = (who: 'pointer' | 'focus') => {
    if (holders.current.delete(who) && holders.current.size === 0) endPause();
  };

  useEffect(() => {
    if (!isEmpty || holders.current.size === 0) return;
    if (holders.current.has('focus') && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    holders.current.clear();
    endPause();
  }, [isEmpty, endPause]);

  return {
    onMouseEnter: () => hold('pointer'),
    onMouseLeave: () => release('pointer'),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      hold('focus');
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) release('focus');
    },
  };
}
