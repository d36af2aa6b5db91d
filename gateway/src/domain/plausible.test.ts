import { hasWords, implausibleDate, type DateKind } from './plausible';

const now = new Date('2026-11-30T22:30:00.000Z');

it.each([
  ['VAT', true],
  ['增值税', true],
  ['§ 22', true],
  ['🎉 !!', false],
  [' \u00a0\t', false],
  ['→ … €', false],
])('%j has words: %s', (text, has) => expect(hasWords(text)).toBe(has));

it.each([
  ['any', '9999-01-01T12:00:00.000Z', false],
  ['any', '0026-01-01T12:00:00.000Z', false],
  ['any', '1980-01-01T12:00:00.000Z', true],
  ['any', '2099-12-31T12:00:00.000Z', true],
  ['shown', '1999-12-31T12:00:00.000Z', false],
  ['shown', '2027-11-30T22:00:00.000Z', true],
  ['shown', '2027-12-01T00:00:00.000Z', false],
  // In Berlin it is half past eleven.
  ['checked', '2026-11-30T12:00:00.000Z', true],
  ['checked', '2026-12-01T12:00:00.000Z', false],
  ['checked', '1999-01-01T12:00:00.000Z', false],
] satisfies [DateKind, string, boolean][])('%s date %s is plausible: %s', (kind, moment, isPlausible) =>
  expect(implausibleDate(new Date(moment), kind, now) === undefined).toBe(isPlausible),
);
