import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const page = readFileSync(path.join(__dirname, 'requirements.md'), 'utf8');

const sections = [...page.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number);
const requirements = [...page.matchAll(/^(?:- \*\*|\| |\*\*)(\d+\.\d+)\b/gm)].map(
  ([, number = '']) => number,
);
const known = new Set([...sections, ...requirements]);

const folders = ['components', 'contract', 'e2e', 'gateway/seed', 'gateway/src', 'gateway/test'];
const citing = [...folders, 'pages', 'scripts', 'services', 'shared', 'stories'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|m?js|mdx)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name)),
);

/** `(requirements, 4)`, `(requirements, 4.1 and 9)`; a reference may go on in the next line of a comment. */
const reference = /\brequirements, (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/gi;

it('numbers each requirement once', () => {
  expect(requirements.length).toBeGreaterThan(100);
  expect(known.size).toBe(sections.length + requirements.length);
});

it('has a requirement for each number that is cited', () => {
  const cited = citing.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\n\s*(?:\/\/|\*) /g, ' ');
    return [...text.matchAll(reference)].flatMap(([, numbers = '']) =>
      numbers.split(/, | and /).map((number) => ({ file, number })),
    );
  });
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
});
