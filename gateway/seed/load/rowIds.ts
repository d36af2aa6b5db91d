type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Gives the rows and blocks of `data` the ids that the same rows of `saved` have, so that a second language lands on
 * them instead of replacing them. Rich text is left alone.
 */
export function withRowIds(data: unknown, saved: unknown): unknown {
  if (Array.isArray(data) && Array.isArray(saved)) {
    return data.map((row: unknown, index) => {
      const twin: unknown = saved[index];
      const filled = withRowIds(row, twin);
      return isRow(filled) && isRow(twin) && typeof twin.id === 'string'
        ? { ...filled, id: twin.id }
        : filled;
    });
  }
  if (!isRow(data) || !isRow(saved) || 'root' in data) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withRowIds(value, saved[name])]),
  );
}
