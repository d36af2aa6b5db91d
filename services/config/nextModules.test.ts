import { readFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve('node_modules/next/dist');

it('Next takes hydrateRoot from react-dom/client (docs/decisions/0045)', () => {
  const source = readFileSync(path.join(dist, 'client/index.js'), 'utf8');
  expect(source).toMatch(/require\("react-dom\/client"\)/);
  expect(source).toMatch(/\.hydrateRoot\(/);
});
