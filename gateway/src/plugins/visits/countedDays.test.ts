import { countDays, daysCounted } from './countedDays';

it('lists every day, also those without a count and across the change to winter time', () => {
  const { total, days } = countDays([{ label: '2026-11-20', count: 3 }], '2026-11-21');
  expect(total).toBe(3);
  expect(days).toHaveLength(daysCounted);
  expect(new Set(days.map(({ label }) => label)).size).toBe(daysCounted);
  expect([days[0], days[1], days.at(-1)]).toEqual([
    { label: '2026-11-21', count: 0 },
    { label: '2026-11-20', count: 3 },
    { label: '2026-10-23', count: 0 },
  ]);
});
