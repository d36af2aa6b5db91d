import { createHash } from 'node:crypto';

import { sign } from './signing';

const pathWithQuery = '/officialArticle/showArticleDetailById?id=3&q=%E5%AE%98%E7%BD%91';
const request = { pathWithQuery, secret: 'a-shared-secret', timestamp: 1_700_000_000_000 };

it.each(['sha256', 'md5'] as const)('signs with %s as node:crypto does', (hash) => {
  const expected = createHash(hash).update(`${pathWithQuery}a-shared-secret1700000000000`).digest('hex');
  expect(sign({ ...request, hash })).toBe(expected);
});

it.each([
  ['path', { pathWithQuery: '/officialArticle/showArticleDetailById?id=4' }],
  ['secret', { secret: 'another' }],
  ['timestamp', { timestamp: 1_700_000_000_001 }],
])('depends on the %s', (_part, change) => {
  const hash = 'sha256';
  expect(sign({ ...request, ...change, hash })).not.toBe(sign({ ...request, hash }));
});
