import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const page = readFileSync(path.join(__dirname, 'requirements.md'), 'utf8');
const sections = [...page.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number);

/** Folders whose files are made, installed, or cite laws. */
const skipped =
  /^(?:node_modules|\.next.*|\.git|\.cache|\.swc|data|dist|coverage|articles|storybook-static|test-results|playwright-report)$/;
const mayCite = /\.(?:tsx?|mjs|js|mdx?)$/;

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : filesIn(file);
    return mayCite.test(entry.name) ? [file] : [];
  });

const files = filesIn('')
  .filter((file) => file !== 'docs/requirements.test.ts')
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** `requirements, 4`, `requirements, 4 and 9`, `requirements, 2, 4 and 9`. */
const reference = /\brequirements, (\d+(?:(?:, | and )\d+)*)/gi;

const references = files.flatMap(({ file, text }) =>
  [...text.matchAll(reference)].flatMap(([, numbers = '']) =>
    numbers.split(/, | and /).map((number) => ({ file, number })),
  ),
);

it('numbers its sections without a gap', () => {
  expect(sections).toEqual(sections.map((_number, index) => String(index + 1)));
});

it('has the section of each reference', () => {
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(({ number }) => !sections.includes(number))).toEqual([]);
});

it('is cited in one form only', () => {
  const otherForm =
    /\b(?:specification|design),? sections?\b|\bspecification(?:'s)?\b.{0,40}\(sections? \d|requirements(?:,? section| \d)/i;
  expect(files.filter(({ text }) => otherForm.test(text)).map(({ file }) => file)).toEqual([]);
});
