import { formatDate, formatDay, formatPeriod } from './format';

it.each([
  ['2026-11-20T23:30:00.000Z', 'en', '21 November 2026'],
  ['2026-11-20', 'de', '20. November 2026'],
] as const)('%s in %s is %s', (time, language, text) => expect(formatDay(time, language)).toBe(text));

it.each([
  ['2027-01-10', 'en', /^Sunday,? 10 January 2027$/],
  ['2027-01-10', 'de', /^Sonntag, 10. Januar 2027$/],
] as const)('the date %s in %s is %s', (day, language, text) =>
  expect(formatDate(day, language)).toMatch(text),
);

it.each([
  ['2026-11-01', '2026-11-30', 'en', 'November 2026'],
  ['2026-10-01', '2026-12-31', 'en', 'October–December 2026'],
  ['2026-10-01', '2026-12-31', 'de', 'Oktober–Dezember 2026'],
  ['2026-01-01', '2026-12-31', 'de', '2026'],
] as const)('the months from %s to %s in %s are %s', (from, to, language, text) =>
  expect(formatPeriod({ from, to }, language)).toBe(text),
);
