/** The rows of a list in a form; undefined where it is none. */
type RowsAt = (list: string) => readonly { id: string }[] | undefined;

/** The path in the form of what the page calls `title` or `blocks.65f0a1`; undefined for a row that the form does not have. */
export function pathOfField(field: string, rowsAt: RowsAt): string | undefined {
  const [list = '', rowId] = field.split('.');
  if (rowId === undefined) return list;
  const index = rowsAt(list)?.findIndex(({ id }) => id === rowId) ?? -1;
  return index < 0 ? undefined : `${list}.${index}`;
}

/** The page's name of the part that a field such as `blocks.2.items.0.heading` stands in: that of the outermost row. */
export function fieldOfPath(path: string, rowsAt: RowsAt): string {
  const [name = '', index] = path.split('.');
  const row = rowsAt(name)?.[Number(index)];
  return row ? `${name}.${row.id}` : name;
}
