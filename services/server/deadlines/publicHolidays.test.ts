import { publicHolidays } from './publicHolidays';

it.each([
  ['DE', '2026-12-25', '1. Weihnachtstag', 'Christmas Day'],
  ['RO', '2027-01-02', 'Feiertag', "New Year's Day"],
  ['ES', '2026-10-12', 'Feiertag', 'public holiday'],
  ['IT', '2027-03-28', 'Ostersonntag', 'Easter Sunday'],
  ['SI', '2027-10-31', 'Feiertag', 'Reformation Day'],
  ['DE', '2026-11-01', undefined, undefined],
  ['DE', '2026-12-24', undefined, undefined],
])('%s, %s: %s, %s', (country, day, german, english) => {
  expect(publicHolidays(country, 'de')(day)).toBe(german);
  expect(publicHolidays(country, 'en')(day)).toBe(english);
});
