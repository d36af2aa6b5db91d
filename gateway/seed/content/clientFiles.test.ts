import { fileStates } from '../../src/domain/clientFile';
import { demoFiles } from './clientFiles.content';

const days = ['2026-01-10', '2026-02-28', '2026-11-15', '2026-11-16', '2026-12-31', '2027-03-01'];

it.each(days)('on %s one return waits, for a month that is over and not yet due', (today) => {
  const waiting = demoFiles(today)
    .flatMap(({ returns = [] }) => returns)
    .filter(({ state }) => state === 'toApprove');
  expect(waiting).toHaveLength(1);
  expect(waiting[0]?.from).toMatch(/-01$/);
  expect(waiting[0]?.to.localeCompare(today)).toBeLessThan(0);
  expect(waiting[0]?.dueDate.localeCompare(today)).toBeGreaterThanOrEqual(0);
});

it('shows every state, and dates to come', () => {
  const files = demoFiles('2026-11-25');
  expect(new Set(files.map(({ state }) => state))).toEqual(new Set(fileStates));
  for (const { nextDate } of files) expect(nextDate > '2026-11-25').toBe(true);
});
