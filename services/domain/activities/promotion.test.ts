import { anniversaryPeriod, defaultAnniversaryPeriod, promotionState, promotionTime } from './promotion';

// Shows (requirements, 3.4, 9.2, 11.11 and 11.18).

const berlin = 'Europe/Berlin';
const stateAt = (now: string, timeZone = berlin) =>
  promotionState(defaultAnniversaryPeriod, promotionTime(undefined, new Date(now), timeZone));

it.each([
  ['2023-01-31T23:59:59+01:00', 0],
  ['2023-02-01T00:00:00+01:00', 1],
  ['2023-02-28T23:59:59+01:00', 1],
  ['2023-03-01T00:00:00+01:00', 2],
  // The same moments as other clocks show them.
  ['2023-01-31T22:59:59Z', 0],
  ['2023-01-31T23:00:00Z', 1],
  ['2026-11-20T09:00:00Z', 2],
] as const)('at %s the state of the promotion is %i', (now, state) => expect(stateAt(now)).toBe(state));

it('uses the clock of the promotion’s time zone', () => {
  expect(stateAt('2023-01-31T16:00:00Z', 'Asia/Shanghai')).toBe(1);
  expect(stateAt('2023-01-31T16:00:00Z')).toBe(0);
});

it('takes the window of the CMS, by the same clock', () =>
  expect(
    anniversaryPeriod({ startsAt: '2027-06-30T22:00:00.000Z', endsAt: '2027-07-31T21:59:00.000Z' }, berlin),
  ).toEqual({ from: '2027-07-01T00:00:00', until: '2027-07-31T23:59:00' }));

it.each([
  { startsAt: null, endsAt: null },
  { startsAt: '2027-06-30T22:00:00.000Z', endsAt: null },
])('takes the window of the requirements where the CMS gives %j', (dates) =>
  expect(anniversaryPeriod(dates, berlin)).toEqual({
    from: '2023-02-01T00:00:00',
    until: '2023-02-28T23:59:59',
  }),
);

const now = new Date('2026-11-20T09:00:00Z');

it.each([
  ['2023-02-10', '2023-02-10T00:00:00'],
  ['2023-02-28 23:59:59', '2023-02-28T23:59:59'],
  ['2023-02-10T12:30:05.250', '2023-02-10T12:30:05'],
  ['2023-02-10T12:30:00Z', '2023-02-10T13:30:00'],
  ['1675990800000', '2023-02-10T02:00:00'],
])('the query %s gives the time %s', (date, time) => expect(promotionTime(date, now, berlin)).toBe(time));

it.each(['', '2023-2-1', '2023-02-28T99:00:00', '2023-02-10Z', '1675990800', ['2023-02-10'], undefined])(
  'with the query %j the current time decides',
  (date) => expect(promotionTime(date, now, berlin)).toBe('2026-11-20T10:00:00'),
);
