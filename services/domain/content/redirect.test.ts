import { findRedirect, withQuery } from './redirect';

const redirects = [
  { from: '/old', to: '/cht/Services', status: 301 as const },
  { from: '/fair', to: 'https://www.example.com/fair', status: 302 as const },
];

it.each([
  ['/old', '/cht/Services'],
  ['/old/', '/cht/Services'],
  ['/fair', 'https://www.example.com/fair'],
  ['/Old', undefined],
  ['/old/more', undefined],
  ['/', undefined],
])('redirects %s to %s', (path, to) => expect(findRedirect(redirects, path)?.to).toBe(to));

it.each([
  ['/new', '', '/new'],
  ['/new', 'a=1', '/new?a=1'],
  ['/new?a=2#place', 'a=1&b=3&b=4', '/new?a=2&b=3&b=4#place'],
  ['https://www.example.com/', 'a=1', 'https://www.example.com/'],
])('the target %s with the query %j becomes %s', (to, query, address) =>
  expect(withQuery(to, new URLSearchParams(query))).toBe(address),
);
