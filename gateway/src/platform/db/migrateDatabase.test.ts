import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, 'migrations/postgres');
const files = readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file));

/** The statements of a migration for PostgreSQL, up and down. */
function partsOf(file: string): { up: string; down: string } {
  const [up = '', down = ''] = readFileSync(path.join(folder, file), 'utf8').split(
    'export async function down',
  );
  return { up, down };
}
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Without a PostgreSQL server, these tests check the text of the migrations. */
describe.each(files)('on PostgreSQL, %s', (file) => {
  const { up, down } = partsOf(file);
  const tables = allOf(down, /DROP TABLE "(\w+)"/g);

  it('down removes the tables and constraints that up adds, and no others', () => {
    expect(tables.sort()).toEqual(allOf(up, /CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/g).sort());
    const dropped = allOf(down, /DROP CONSTRAINT "(\w+)"/g);
    expect(allOf(up, /ADD CONSTRAINT "(\w+)"/g)).toEqual(expect.arrayContaining(dropped));
  });

  it('drops no constraint that `DROP TABLE … CASCADE` has removed already (delete the line)', () => {
    const isGone = (name: string) => {
      const made = new RegExp(
        `ALTER TABLE "(\\w+)" ADD CONSTRAINT "${name}" FOREIGN KEY [^;]*REFERENCES "public"."(\\w+)"`,
      ).exec(up);
      return [made?.[1], made?.[2]].some((table) => table && tables.includes(table));
    };
    expect(allOf(down, /DROP CONSTRAINT "(\w+)"/g).filter(isGone)).toEqual([]);
  });

  it('down converts rows that have a value added by up', () => {
    const silent = allOf(up, /ADD VALUE '(\w+)'/g).filter((value) => !down.includes(`= '${value}'`));
    expect(silent).toEqual([]);
  });
});
