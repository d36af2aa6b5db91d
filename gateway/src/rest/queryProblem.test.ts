import { queryProblem } from './queryProblem';

it.each([
  '',
  '?depth=2&limit=100&page=3&pagination=true&locale=de&draft=true',
  '?where[and][0][title][like]=a&where[and][1][id][not_in]=1,2&sort=-updatedAt,title',
  '?where[version.parent.id][equals]=1&select[title]=true&populate[media][alt]=true',
  '?depth=0&limit=0&locale=de&trash=true&where[deletedAt][exists]=true',
  `?${Array.from({ length: 100 }, (_, place) => `where[id][in][${place}]=${place}`).join('&')}`,
])('a read with %j passes', (query) => expect(queryProblem(query, true)).toBeUndefined());

it.each([
  ['depth', '?depth=3'],
  ['depth', '?depth=-1'],
  ['depth', '?depth=1&depth=10'],
  ['depth', '?depth[]=10'],
  ['limit', '?limit=0'],
  ['limit', '?depth=0&limit=0&trash=true'],
  ['limit', '?depth=0&limit=0&locale=de&trash=true&where[deletedAt][exists]=true&where[id][exists]=true'],
  ['limit', '?depth=1&limit=0&trash=true&where[deletedAt][exists]=true'],
  ['limit', '?limit=101'],
  ['limit', '?limit=10&limit=0'],
  ['limit', '?limit%5B0%5D=0'],
  ['page', '?page=0'],
  ['pagination', '?pagination=false'],
  ['joins', '?joins[related][limit]=0'],
  ['data', '?data={'],
  ['where', '?where=x'],
  ['where', '?where[a.b.c.d.e.f][equals]=1'],
  ['where', `?where${'[and][0]'.repeat(5)}[id][equals]=1`],
  ['where', '?where[__proto__][equals]=1'],
  ['where', '?where[id][equals][a]=1'],
  ['where', '?where[title][near]=1'],
  ['where', '?constructor[prototype][a]=1'],
  ['where', `?a=${'x'.repeat(64_001)}`],
  ['where', `?${'a=1&'.repeat(501)}`],
  ['sort', '?sort=title,a.b.c.d.e.f'],
  ['sort', '?sort[title]=asc'],
])('a read is refused for its %s: %j', (name, query) => {
  const fault = queryProblem(query, true);
  expect(fault?.status).toBe(400);
  expect(fault?.text.en).toContain(`"${name}"`);
  expect(fault?.text.de).toContain(`„${name}“`);
});

it('a change of many documents may have limit 0, but not depth 10', () => {
  expect(queryProblem('?limit=0&where[id][in]=1,2', false)).toBeUndefined();
  expect(queryProblem('?limit=0&depth=10', false)?.status).toBe(400);
});
