import { readFileSync } from 'node:fs';

export type Row<C extends string> = Record<C, string>;

/** Rows of a table: cells between semicolons, one row a line, the names of the columns in the first. */
export function parseTable<C extends string>(text: string, columns: readonly C[]): Row<C>[] {
  const [header, ...lines] = text.trim().split(/\r?\n/);
  if (header !== columns.join(';'))
    throw new Error(`The table does not have the columns ${columns.join(', ')}.`);
  return lines.map((line) => {
    const cells = line.split(';');
    if (cells.length !== columns.length) throw new Error(`This row has ${cells.length} cells: ${line}`);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]?.trim()])) as Row<C>;
  });
}

export const readTable = <C extends string>(file: string, columns: readonly C[]): Row<C>[] =>
  parseTable(readFileSync(file, 'utf8'), columns);
