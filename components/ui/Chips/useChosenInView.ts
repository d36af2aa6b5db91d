import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps what is chosen in view where a row of chips scrolls sideways.
 * @param place the row, or what is around several
 * @param choice changes with what is chosen
 */
export function useChosenInView(place: RefObject<HTMLElement | null>, choice: string) {
  useLayoutEffect(() => {
    for (const chosen of place.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? []) {
      const row = chosen.closest('nav');
      if (row)
        row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
    }
  }, [place, choice]);
}
