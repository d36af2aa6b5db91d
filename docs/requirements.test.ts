import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const page = readFileSync(path.join(__dirname, 'requirements.md'), 'utf8');
const sections = [...page.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number);

/** Tracked files that may cite a requirement; texts of the CMS cite laws. */
const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.js', '*.md', '*.mdx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      file && !file.startsWith('gateway/seed/content/articles/') && !file.endsWith('requirements.test.ts'),
  )
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

it('has the section that each reference names', () => {
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(({ number }) => !sections.includes(number))).toEqual([]);
});

it('is cited in one form only', () => {
  const otherForm =
    /\b(?:specification|design),? sections?\b|\bspecification(?:'s)?\b.{0,40}\(sections? \d|requirements(?:,? section| \d)/i;
  expect(files.filter(({ text }) => otherForm.test(text)).map(({ file }) => file)).toEqual([]);
});
