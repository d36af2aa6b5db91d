import { pollDelay } from './pollDelay';

const now = 1_790_000_000_000;
const sitesWith = (status: 'current' | 'waiting' | 'late') => [{ pages: [{ status }] }] as never;
const update = (state: 'waiting' | 'failed', inMs = 0) => ({
  state,
  nextAttemptAt: new Date(now + inMs).toISOString(),
});

it.each([
  ['all is up to date', 'current', [], undefined],
  ['a page is outdated, before its renewal', 'waiting', [], 2_000],
  ['a page is late', 'late', [], undefined],
  ['an update is being sent', 'current', [update('waiting')], 2_000],
  ['an update is sent again in 16 s', 'waiting', [update('waiting', 16_000)], 18_000],
  [
    'two updates are sent again, the first in 10 s',
    'waiting',
    [update('waiting', 16_000), update('waiting', 10_000)],
    12_000,
  ],
  ['an update is sent again in 15 minutes', 'waiting', [update('waiting', 900_000)], 30_000],
  ['an update has failed, and the page is renewed by time', 'waiting', [update('failed')], 30_000],
  ['an update has failed, and the page is late', 'late', [update('failed')], undefined],
] as const)('returns the delay when %s', (_what, status, outstanding, expected) =>
  expect(pollDelay({ sites: sitesWith(status), outstanding: [...outstanding] }, now)).toBe(expected),
);
