import { inLocale, paths } from './paths';

it.each([
  ['/', 'en', '/'],
  ['/', 'de', '/de'],
  ['/?key=vat', 'de', '/de?key=vat'],
  ['/#rates', 'de', '/de#rates'],
  ['/cht/About', 'en', '/cht/About'],
  ['/cht/About', 'de', '/de/cht/About'],
] as const)('the path %s in %s is %s', (path, locale, expected) => {
  expect(inLocale(path, locale)).toBe(expected);
});

it.each([
  [1, '/cht/xmsailSchool/trends'],
  [2, '/cht/xmsailSchool/trends/2'],
])('page %i of a list has the path %s', (page, expected) => {
  expect(paths.schoolList('trends', page)).toBe(expected);
});
