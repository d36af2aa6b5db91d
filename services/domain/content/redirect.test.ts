import { withQuery } from './redirect';

it.each([
  ['/new', '', '/new'],
  ['/new', 'a=1', '/new?a=1'],
  ['/new?a=2#place', 'a=1&b=3&b=4', '/new?a=2&b=3&b=4#place'],
  ['https://www.example.com/', 'a=1', 'https://www.example.com/'],
])('the target %s with the query %j becomes %s', (to, query, address) =>
  expect(withQuery(to, new URLSearchParams(query))).toBe(address),
);
