import { dayIn, daysOf, monthAfter, monthOf, periodOf, weekdayOf } from './month';

const now = new Date('2026-11-30T23:30:00Z');

it.each([
  ['2026-12', '2026-12'],
  [undefined, '2026-12'],
  ['2026-13', '2026-12'],
  ['<b>', '2026-12'],
  [['2026-10'], '2026-12'],
])('of %j it shows %s: without a month, that of now in Berlin', (asked, month) =>
  expect(monthOf(asked, now)).toBe(month),
);

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('from %s by %i it is %s', (month, count, expected) => expect(monthAfter(month, count)).toBe(expected));

it('has a day more at both ends, for other time zones', () =>
  expect(periodOf('2027-02')).toEqual({
    from: new Date('2027-01-31T00:00:00Z'),
    until: new Date('2027-03-02T00:00:00Z'),
  }));

it.each([
  ['2027-02', 28],
  ['2028-02', 29],
  ['2026-03', 31],
])('%s has %i days', (month, count) => {
  const days = daysOf(month);
  expect([days.length, days[0], days.at(-1)]).toEqual([count, `${month}-01`, `${month}-${count}`]);
});

it.each([
  ['2026-11-30', 1],
  ['2026-11-29', 7],
])('%s is day %i of its week', (day, place) => expect(weekdayOf(day)).toBe(place));

it.each([
  ['Europe/Berlin', '2026-12-01'],
  ['America/New_York', '2026-11-30'],
])('in %s a moment is on %s', (zone, day) => expect(dayIn(now.getTime(), zone)).toBe(day));
