import { readdirSync } from 'node:fs';
import path from 'node:path';

import { isFile, methodsOf } from './methodsOf';

it('treats every path in `public` as a file', () => {
  const folder = path.join(__dirname, '../../../public');
  const entries = readdirSync(folder, { withFileTypes: true });
  const paths = entries.map((entry) => (entry.isDirectory() ? `/${entry.name}/x` : `/${entry.name}`));
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((each) => !isFile(each))).toEqual([]);
});

it.each([
  ['/mark.svg', 'GET, HEAD'],
  ['/brand/mark.png', 'GET, HEAD'],
  ['/', 'GET, HEAD, POST'],
  ['/admin/guide/x', 'GET, HEAD, POST'],
  ['/user/login', 'GET, HEAD, POST'],
])('%s accepts %s', (pathname, methods) => expect(methodsOf(pathname).join(', ')).toBe(methods));
