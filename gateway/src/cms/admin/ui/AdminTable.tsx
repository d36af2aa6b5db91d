import type { Key, ReactNode } from 'react';

interface AdminTableProps {
  /** The cells by the headings of their columns, none above buttons; the first one names the row. */
  rows: { key: Key; cells: Record<string, ReactNode> }[];
  /** On a phone, whether each cell is preceded by its heading: `short` ones are never broken into lines. */
  labels?: 'short' | 'long';
}

/** A table of the pages and forms of our own. */
export const AdminTable = ({ rows, labels }: AdminTableProps) => (
  <table className={labels === 'long' ? 'admin-table admin-table--times' : 'admin-table'}>
    <thead>
      <tr>
        {Object.keys(rows[0]?.cells ?? {}).map((heading) =>
          heading ? (
            <th key={heading} scope="col">
              {heading}
            </th>
          ) : (
            <td key={heading} />
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells }) => (
        <tr key={key}>
          {Object.entries(cells).map(([heading, cell], place) =>
            place === 0 ? (
              <th key={heading} scope="row">
                {cell}
              </th>
            ) : (
              <td key={heading} data-label={(labels && heading) || undefined}>
                {cell}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
