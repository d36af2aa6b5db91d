import { checkState } from './checkState';

it.each([
  ['2026-11-27', 'overdue'],
  ['2026-11-28', 'soon'],
  ['2026-12-28', 'soon'],
  ['2026-12-29', 'checked'],
] as const)('of a check on %s is %s on 28 November 2026', (nextCheck, state) =>
  expect(checkState(nextCheck, '2026-11-28')).toBe(state),
);
