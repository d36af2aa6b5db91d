import type { Key, ReactNode } from 'react';

interface AdminTableProps {
  /** Of the columns; empty above buttons. */
  headings: string[];
  /** The first cell of a row names it. */
  rows: { key: Key; cells: ReactNode[] }[];
  /** On a phone, whether each cell is preceded by its heading: `short` ones are never broken into lines. */
  labels?: 'short' | 'long';
}

/** A table of the pages and forms of our own. */
export const AdminTable = ({ headings, rows, labels }: AdminTableProps) => (
  <table className={labels === 'long' ? 'admin-table admin-table--times' : 'admin-table'}>
    <thead>
      <tr>
        {headings.map((heading) =>
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
      {rows.map(({ key, cells: [name, ...cells] }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map((cell, place) => (
            <td key={headings[place + 1]} data-label={(labels && headings[place + 1]) || undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
