import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const page = readFileSync(path.join(__dirname, 'security.md'), 'utf8');

/** How many rows of levels 1 and 2 each section of ASVS 5.0 has; within a section they are numbered from 1. */
const sections: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};
const allRows = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_row, index) => `${section}.${index + 1}`),
);

/** The rows that a first cell such as `1.2.6–1.2.8` names. */
function rowsOf(cell: string): string[] {
  const [first = '', last = first] = cell.split('–');
  return allRows.slice(allRows.indexOf(first), allRows.indexOf(last) + 1);
}

const lines = [...page.matchAll(/^\| (\d[\d.–]+) \| (.+) \| (.+) \|$/gm)].map(
  ([, cell = '', how = '', checkedBy = '']) => ({ rows: rowsOf(cell), how, checkedBy }),
);

/** A row that is met in part counts as not met. */
function stateOf(how: string): 'notApplicable' | 'notMet' | 'operator' | 'met' {
  if (how.startsWith('Not applicable')) return 'notApplicable';
  if (/\bnot met\b/i.test(how)) return 'notMet';
  return /\bOperator: /.test(how) ? 'operator' : 'met';
}
const count = (state: ReturnType<typeof stateOf>) =>
  lines.filter(({ how }) => stateOf(how) === state).flatMap(({ rows }) => rows).length;

it('has every row of levels 1 and 2 once, in order', () => {
  expect(allRows).toHaveLength(253);
  expect(lines.flatMap(({ rows }) => rows)).toEqual(allRows);
});

it('states the correct number of rows per state', () => {
  expect(/^Of .+$/m.exec(page)?.[0]).toBe(
    `Of ${allRows.length} rows ${count('met')} are met, ${count('operator')} need the operator, ` +
      `${count('notApplicable')} do not apply, ${count('notMet')} are not met or not wholly.`,
  );
});

it('names a test for every met row, or states that there is none', () => {
  const isTest = /`[^`]+\.(test|spec)\.tsx?`/;
  const unproved = lines
    .filter(({ how, checkedBy }) => stateOf(how) === 'met' && !isTest.test(checkedBy))
    .filter(({ checkedBy }) => checkedBy !== 'not tested: read');
  expect(unproved).toEqual([]);
});

it('states what is needed for every row that is not met', () => {
  const open = lines.filter(({ how }) => stateOf(how) === 'notMet');
  expect(open.filter(({ how }) => !/\bwould take\b|not met\b.*, see \d/i.test(how))).toEqual([]);
});

it('names only existing files', () => {
  const inCode = [...page.matchAll(/`([\w.@()[\]-]+\/[^`\s]*(?:\.\w+|\/))`/g)].map(([, file = '']) => file);
  const linked = [...page.matchAll(/\]\(([\w./-]+)\)/g)].map(([, file = '']) => `docs/${file}`);
  expect(inCode.length).toBeGreaterThan(100);
  expect([...inCode, ...linked].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
