import { periodText } from './period';

it.each([
  ['2026-10-01', '2026-12-31', 'October–December 2026', 'Oktober–Dezember 2026'],
  ['2026-11-01', '2026-11-30', 'November 2026', 'November 2026'],
  ['2026-01-01', '2026-12-31', '2026', '2026'],
])('names the months from %s to %s', (from, to, english, german) => {
  expect(periodText({ from, to }, 'en')).toBe(english);
  expect(periodText({ from, to }, 'de')).toBe(german);
});
