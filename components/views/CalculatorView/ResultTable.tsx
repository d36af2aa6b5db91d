import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';

import { Scroller, Table } from './CalculatorView.styles';

interface ResultTableProps {
  caption: string;
  /** The first one is that of the row heads. */
  columns: string[];
  /** The first cell names the row. */
  rows: { key: string; cells: string[]; isTotal?: boolean }[];
}

/** Figures of a result; on a phone the table scrolls sideways where it has to, also by keyboard. */
export function ResultTable({ caption, columns, rows }: ResultTableProps) {
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells], isTotal }) => (
            <tr key={key} data-total={isTotal || undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
