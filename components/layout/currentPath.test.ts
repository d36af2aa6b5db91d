import { isCurrent, pathOf } from './currentPath';

it.each([
  ['/cht/Services?tab=2', '/cht/Services'],
  ['/cht/Services#prices', '/cht/Services'],
  ['/', '/'],
])('the path of %s is %s', (asPath, path) => {
  expect(pathOf(asPath)).toBe(path);
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
