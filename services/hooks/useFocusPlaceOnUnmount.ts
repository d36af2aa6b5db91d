import { type RefObject, useLayoutEffect } from 'react';

import { focusPlaceInView } from '@/services/browser/navigation/focusPlace';

/** Gives the focus to the page when it would get lost with the element. */
export function useFocusPlaceOnUnmount(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (leaving?.contains(document.activeElement)) focusPlaceInView();
    };
  }, [element]);
}
