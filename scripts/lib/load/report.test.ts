import { printed } from './report.mjs';

const report = (perSecond: number) => ({
  day: '2026-11-25',
  commit: 'abc1234',
  machine: '2 × a processor',
  throughput: {
    page: '/companyEncy/1.html',
    cached: { perSecond, p99: 2 },
    disk: { perSecond: 20_000, p99: 1.5 },
    instance: { perSecond: 1_000, p99: 40 },
  },
});

it.each([
  [17_000, '0.85 × a file ✓ 0.85 ×'],
  [16_800, '0.84 × a file ✗ 0.85 ×'],
])('judges %i answers per second against those from a file', (perSecond, text) =>
  expect(printed(report(perSecond)).join('\n')).toContain(text),
);
