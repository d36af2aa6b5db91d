import { type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds for which the mouse has to rest on the item to open it, or to have left it to close it. */
export const intentAfter = 150;

interface Panel {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Opens a panel when a mouse rests on it and closes it when the mouse is gone. A mouse that only passes does neither;
 * touch and pens press.
 */
export function useHoverIntent({ isOpen, open, close }: Panel) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpenNow = useRef(isOpen);
  /** Whether the mouse alone has opened the panel. */
  const isByMouse = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    isOpenNow.current = isOpen;
    if (!isOpen) isByMouse.current = false;
  }, [isOpen]);

  const later = (act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, intentAfter);
  };
  const openByMouse = () => {
    if (isOpenNow.current) return;
    isByMouse.current = true;
    open();
  };
  const closeIfByMouse = () => {
    if (isByMouse.current) close();
  };

  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') later(openByMouse);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') later(closeIfByMouse);
    },
    /** For a press: whether it meets a panel that the mouse alone has opened, which stays now. */
    keepOpen: (): boolean => {
      const wasByMouse = isByMouse.current;
      clearTimeout(timer.current);
      isByMouse.current = false;
      return wasByMouse;
    },
  };
}
