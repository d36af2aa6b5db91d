import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve('node_modules/next/dist');

it.each([
  'client/next.js',
  'client/router.js',
  'shared/lib/router/router.js',
  'lib/constants.js',
  'pages/_app.js',
])('Next ships %s as a CommonJS and as an ES module (docs/decisions/0045)', (file) => {
  expect(existsSync(path.join(dist, file))).toBe(true);
  expect(existsSync(path.join(dist, 'esm', file))).toBe(true);
});

it.each(['client/index.js', 'esm/client/index.js'])(
  "Next's %s takes hydrateRoot from react-dom/client (docs/decisions/0045)",
  (file) => {
    const source = readFileSync(path.join(dist, file), 'utf8');
    expect(source).toMatch(/(?:from|require\()\s?["']react-dom\/client["']/);
    expect(source).toMatch(/\.hydrateRoot\(/);
  },
);

it.each(['shared/lib/router/router.js', 'esm/shared/lib/router/router.js'])(
  "Next's %s keeps the data of pages in sdc (docs/decisions/0017)",
  (file) => {
    const source = readFileSync(path.join(dist, file), 'utf8');
    expect(source).toMatch(/this\.sdc = \{\}/);
    expect(source).not.toMatch(/inflightCache: this\.(?!sdc|sbc)/);
  },
);
