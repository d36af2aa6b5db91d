import { deviceClass, pageKind } from './pageKind';

it.each([
  ['/trends/[file]', '/trends/18.html', '/trends/[file]'],
  ['/cht/[page]', '/cht/About', '/cht/About'],
  ['/', '/', '/'],
])('the route %s with the path %s is of the kind %s', (pattern, path, kind) =>
  expect(pageKind(pattern, path)).toBe(kind),
);

it.each([
  [360, true, 'phone'],
  [768, true, 'tablet'],
  [360, false, 'desktop'],
] as const)('a window of %d px, touched: %s, is a %s', (width, isTouched, device) =>
  expect(deviceClass(width, isTouched)).toBe(device),
);
