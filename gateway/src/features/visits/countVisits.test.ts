import { countVisits, daysCounted } from './countVisits';

const visit = (day: string, path: string, channelCode = '', channelNo = '') => ({
  day: `${day}T12:00:00.000Z`,
  path,
  channelCode,
  channelNo,
});

it('counts by day, page and channel', () => {
  const counts = countVisits(
    [
      visit('2026-11-21', '/cht/price', 'hgzn'),
      visit('2026-11-20', '/'),
      visit('2026-11-20', '/cht/price', 'hgzn', '7'),
      visit('2026-11-20', '/cht/price', '', '7'),
    ],
    '2026-11-21',
  );
  expect(counts.total).toBe(4);
  expect(counts.days.slice(0, 3)).toEqual([
    { label: '2026-11-21', count: 1 },
    { label: '2026-11-20', count: 3 },
    { label: '2026-11-19', count: 0 },
  ]);
  expect(counts.pages).toEqual([
    { label: '/cht/price', count: 3 },
    { label: '/', count: 1 },
  ]);
  expect(counts.channels).toEqual([
    { label: 'hgzn', count: 2 },
    { label: '', count: 1 },
    { label: '7', count: 1 },
  ]);
});

it('lists every day without visits, also across the change to winter time', () => {
  const { total, days, pages } = countVisits([], '2026-11-21');
  expect([total, pages]).toEqual([0, []]);
  expect(days).toHaveLength(daysCounted);
  expect(new Set(days.map(({ label }) => label)).size).toBe(daysCounted);
  expect(days.at(-1)).toEqual({ label: '2026-10-23', count: 0 });
});
