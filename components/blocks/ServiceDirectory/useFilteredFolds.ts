import { type RefObject, useLayoutEffect, useRef } from 'react';

import { isServiceCategory, type ServiceCategory } from '@/contract/lists/services';
import type { ServiceType } from '@/contract/lists/serviceTypes';
import { filterServices, type ServiceFilter } from '@/services/domain/services/serviceAreas';

/** So few services of a category are shown at once where a filter has found them. */
const few = 3;

interface Folds {
  /** Whether the filter is that of the address already. */
  isReady: boolean;
  filter: ServiceFilter;
  /** The category to open. */
  asked: ServiceCategory | undefined;
  /** Says how many services there are. */
  countWords: (count: number) => string;
  /** Changes when the list is rendered anew. */
  list: unknown;
}

/**
 * Narrows the kept list of services down to a filter: hides what does not fit, counts what does, opens the category
 * that the address asks for and those with few hits. What a visitor has opened stays open until the filter changes.
 */
export function useFilteredFolds(
  container: RefObject<HTMLElement | null>,
  { isReady, filter: { area, country, type }, asked, countWords, list }: Folds,
) {
  const wasFiltered = useRef(false);
  useLayoutEffect(() => {
    if (!container.current || !isReady) return;
    const isFiltered = Boolean(area ?? country ?? type);
    container.current.removeAttribute('data-unhydrated');
    container.current.toggleAttribute('data-filtered', isFiltered);
    for (const fold of container.current.querySelectorAll('details')) {
      const category = isServiceCategory(fold.id) ? fold.id : undefined;
      let count = 0;
      for (const entry of fold.querySelectorAll('li')) {
        const place = {
          country: entry.dataset.country ?? null,
          type: (Number(entry.dataset.type) || null) as ServiceType | null,
        };
        entry.hidden =
          !category || filterServices([{ ...place, category }], { area, country, type }).length === 0;
        if (!entry.hidden) count += 1;
      }
      fold.hidden = count === 0;
      const words = fold.querySelector('[data-count]');
      if (words) words.textContent = countWords(count);
      if (isFiltered || wasFiltered.current || category === asked)
        fold.open = category === asked || (isFiltered && count <= few);
    }
    wasFiltered.current = isFiltered;
    // The words are those of the list's own language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, area, country, type, asked, list]);
}
