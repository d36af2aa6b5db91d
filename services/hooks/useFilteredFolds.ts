import { type RefObject, useLayoutEffect } from 'react';

interface FoldsFilter {
  /** Selects the rows within a fold. */
  rows: string;
  /** Whether the filter leaves a row. */
  fits: (row: HTMLElement, fold: HTMLDetailsElement) => boolean;
  /** Whether a fold is to be open, from the number of rows that are left in it; undefined leaves it as it is. */
  opens: (fold: HTMLDetailsElement, left: number) => boolean | undefined;
  /** Says how many rows there are, in the place of a fold that has `data-count`. */
  countWords: (count: number) => string;
  /** Changes with the filter; undefined as long as it is unknown, and the list stays as the server sent it. */
  filter: string | undefined;
  /** Changes when the list is rendered anew. */
  list: unknown;
}

/**
 * Narrows a list of folds down whose HTML is the server's: hides the rows that the filter does not leave, and the folds
 * without any, counts the others and opens folds. What a visitor has opened stays open until the filter changes.
 */
export function useFilteredFolds(
  container: RefObject<HTMLElement | null>,
  { rows, fits, opens, countWords, filter, list }: FoldsFilter,
) {
  useLayoutEffect(() => {
    if (!container.current || filter === undefined) return;
    container.current.removeAttribute('data-unhydrated');
    for (const fold of container.current.querySelectorAll('details')) {
      let left = 0;
      for (const row of fold.querySelectorAll<HTMLElement>(rows)) {
        row.hidden = !fits(row, fold);
        if (!row.hidden) left += 1;
      }
      fold.hidden = left === 0;
      fold.open = opens(fold, left) ?? fold.open;
      const words = fold.querySelector('[data-count]');
      if (words) words.textContent = countWords(left);
    }
    // The functions are those of the filter, and the words those of the list's own language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [filter, list]);
}
