import { formatBytes } from './bytes';

it.each([
  [12, 'en', '1 kB'],
  [84_499, 'en', '84 kB'],
  [999_499, 'de', '999 kB'],
  [1_540_000, 'en', '1.5 MB'],
  [1_540_000, 'de', '1,5 MB'],
] as const)('formats %d bytes in %s as %s', (bytes, locale, text) =>
  expect(formatBytes(bytes, locale).replace(/\s/g, ' ')).toBe(text),
);
