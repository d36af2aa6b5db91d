import { languageTags, type Locale } from '@/services/domain/locale/locale';
import { collator } from '@/services/domain/text/intl';

/** A cell is sorted by its amount, or by its words; undefined where it says nothing. */
const worthOf = (cell?: HTMLTableCellElement): number | string | undefined =>
  cell?.dataset.worth
    ? Number(cell.dataset.worth)
    : cell?.dataset.none === undefined
      ? cell?.textContent
      : undefined;

/**
 * Puts the rows of a table into the order of a column, in place: amounts before words, and cells that say nothing last.
 * The HTML is the server's, so the rows are moved and not rendered.
 * @param column counts from 0
 */
export function sortRows(table: HTMLTableElement, column: number, locale: Locale): void {
  const { compare } = collator(languageTags[locale]);
  const [body] = table.tBodies;
  const rows = [...(body?.rows ?? [])].map((row) => ({ row, worth: worthOf(row.cells[column]) }));
  const rank = (worth?: number | string) => ['number', 'string', 'undefined'].indexOf(typeof worth);
  rows.sort(({ worth: one, row: first }, { worth: other, row: second }) => {
    const byWorth =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : rank(one) - rank(other) || compare(String(one), String(other));
    return byWorth || compare(first.cells[0]?.textContent ?? '', second.cells[0]?.textContent ?? '');
  });
  body?.append(...rows.map(({ row }) => row));
  [...(table.tHead?.rows[0]?.cells ?? [])].forEach((head, index) => {
    if (index === column) head.setAttribute('aria-sort', 'ascending');
    else head.removeAttribute('aria-sort');
  });
}
