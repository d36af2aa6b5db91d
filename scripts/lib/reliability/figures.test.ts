import { afterRun, rows, statedFigures } from './figures.mjs';

const run = { day: '2026-11-26', commit: 'abc', machine: '2 × a processor', isFull: false };
const stated = (figure: string, isMet = true) => ({ key: 'redisKilled', figure, isMet });

it('reads the figures of all tests, also of those in groups, and whether they passed', () => {
  const test = (status: string, type: string) => ({
    tests: [{ status, annotations: [{ type, description: '1 ms' }] }],
  });
  const inner = { specs: [test('unexpected', 'redisFull'), test('expected', 'issue')] };
  const report = { suites: [{ specs: [test('flaky', 'redisKilled')], suites: [inner] }] };
  expect(statedFigures(report)).toEqual([
    { key: 'redisKilled', figure: '1 ms', isMet: true },
    { key: 'redisFull', figure: '1 ms', isMet: false },
  ]);
});

it('joins what several tests state about a row, which is met if all are', () =>
  expect(afterRun({}, [stated('1 ms'), stated('2 ms', false)], run)).toEqual({
    redisKilled: { figure: '1 ms; 2 ms', ...run, isMet: false },
  }));

it.each([
  ['short', 'short', 'now'],
  ['short', 'full', 'now'],
  ['full', 'full', 'now'],
  ['full', 'short', 'before'],
])('after a %s run, a %s one leaves the figure of %s', (before, now, kept) => {
  const known = { redisKilled: { ...run, figure: 'before', isMet: true, isFull: before === 'full' } };
  const after = afterRun(known, [stated('now')], { ...run, isFull: now === 'full' });
  expect(after.redisKilled?.figure).toBe(kept);
});

it('has rows with a fault, a behaviour and a bar, each in one part of the page', () => {
  const parts = Object.values(rows).map(({ part }) => part);
  const changes = parts.filter((part, index) => part !== parts[index - 1]);
  expect(changes).toEqual([...new Set(parts)]);
  for (const row of Object.values(rows)) expect(Object.values(row).every(Boolean)).toBe(true);
});
