// @ts-check

/**
 * A name in SQL, in the form that both databases know.
 * @param {string} name
 */
export const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/** Of a collection of uploads: the file itself and its smaller sizes. @param {string} column */
const isFileName = (column) => /^(filename|sizes_.+_filename)$/.test(column);

/**
 * Reads what a database tells of itself.
 * @param {(sql: string) => Promise<Record<string, unknown>[]>} query
 * @param {{ tables: string[], columnsOf: (table: string) => Promise<string[]>, uploads: string[] }} structure
 * @returns {Promise<import('./installation.mjs').Snapshot>}
 */
export async function readSnapshot(query, { tables, columnsOf, uploads }) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const table of tables) {
    const [row] = await query(`SELECT count(*) AS count FROM ${quoted(table)}`);
    counts[table] = Number(row?.count);
  }
  /** @type {Record<string, string[]>} */
  const names = {};
  for (const table of uploads) {
    const columns = (await columnsOf(table)).filter(isFileName);
    const rows = await query(`SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`);
    const found = rows
      .flatMap((row) => Object.values(row))
      .filter((name) => typeof name === 'string' && name);
    names[table] = [...new Set(/** @type {string[]} */ (found))].sort();
  }
  const [newest] = await query('SELECT name FROM payload_migrations ORDER BY name DESC LIMIT 1');
  return { counts, names, migration: String(newest?.name ?? '') };
}
