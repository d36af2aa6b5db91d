import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];

/** Written by commands, so absent from a clean clone. */
const generated = ['gateway/data'];

const inBackticks =
  /`((?:components|contract|docs|e2e|gateway|locales|pages|public|scripts|services|shared|stories)\/[\w./[\]()-]*)`/g;

/** Paths in backticks such as `services/config/paths.ts`; those with a placeholder such as `<noun>` lead to no one file. */
const pathsOf = (text: string): string[] => [...text.matchAll(inBackticks)].map(([, file = '']) => file);

/** Links to other pages of the repository, relative to the page. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(((?!https?:)[^)#]+)/g)].map(([, file = '']) => file);

it.each(pages)('contains only existing paths: %s', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const missing = [
    ...pathsOf(text).filter((file) => !generated.includes(file) && !existsSync(path.join(root, file))),
    ...linksOf(text).filter((file) => !existsSync(path.join(root, path.dirname(page), file))),
  ];
  expect(missing).toEqual([]);
});

it('finds more than 40 paths', () => {
  const text = readFileSync(path.join(root, 'docs/where-things-go.md'), 'utf8');
  expect(pathsOf(text).length).toBeGreaterThan(40);
});
