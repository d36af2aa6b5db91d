import { anniversaryWindow, parsePromotionDate, promotionState } from './promotion';

// Shows (requirements, 3.4, 9.2 and 11.11).

const berlin = 'Europe/Berlin';

it.each([
  ['2023-01-31T23:59:59+01:00', 'notStarted'],
  ['2023-02-01T00:00:00+01:00', 'processing'],
  ['2023-02-28T23:59:59+01:00', 'processing'],
  ['2023-03-01T00:00:00+01:00', 'over'],
  // The same moments as other clocks show them.
  ['2023-01-31T22:59:59Z', 'notStarted'],
  ['2023-01-31T23:00:00Z', 'processing'],
  ['2026-11-20T09:00:00Z', 'over'],
] as const)('at %s the promotion is %s', (now, state) =>
  expect(promotionState(anniversaryWindow, new Date(now), berlin)).toBe(state),
);

it('uses the clock of the promotion’s time zone', () => {
  const moment = new Date('2023-01-31T16:00:00Z');
  expect(promotionState(anniversaryWindow, moment, 'Asia/Shanghai')).toBe('processing');
  expect(promotionState(anniversaryWindow, moment, berlin)).toBe('notStarted');
});

it.each([
  ['2023-02-10', '2023-02-10T00:00:00.000Z'],
  ['2023-02-10T12:30:00Z', '2023-02-10T12:30:00.000Z'],
  ['2023-02-10T12:30:00+01:00', '2023-02-10T11:30:00.000Z'],
  ['1675990800000', '2023-02-10T01:00:00.000Z'],
])('the query %s gives the time %s', (date, iso) =>
  expect(parsePromotionDate(date)?.toISOString()).toBe(iso),
);

it.each([
  '',
  'tomorrow',
  '2023-2-1',
  '2023-02-31T99:00:00',
  '10.02.2023',
  '1675990800',
  '-1',
  ['2023-02-10'],
  undefined,
])('the query %j gives no time', (date) => expect(parsePromotionDate(date)).toBeUndefined());
