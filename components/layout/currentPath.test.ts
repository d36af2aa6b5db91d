import { isCurrent, pathOf, queryOf } from './currentPath';

it.each([
  ['/cht/Services?tab=2', '/cht/Services'],
  ['/cht/Services#prices', '/cht/Services'],
  ['/', '/'],
])('the path of %s is %s', (asPath, path) => {
  expect(pathOf(asPath)).toBe(path);
});

it.each([
  ['/cht/price?channelNo=1005&x=%20#prices', '?channelNo=1005&x=%20'],
  ['/cht/price#a?b', ''],
  ['/cht/price?', ''],
  ['/', ''],
])('the query of %s is %j', (asPath, query) => {
  expect(queryOf(asPath)).toBe(query);
});

it.each([
  ['/', '/', true],
  ['/', '/cht/homes', true],
  ['/', '/cht/About', false],
  ['/cht/Services?tab=2', '/cht/Services', true],
  ['/cht/Services', '/cht/Services/more', false],
])('an entry to %s on %s is current: %s', (href, path, expected) => {
  expect(isCurrent(href, path)).toBe(expected);
});
