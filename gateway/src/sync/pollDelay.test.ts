import { pollDelay } from './pollDelay';

const now = 1_790_000_000_000;
const sitesWith = (status: 'current' | 'waiting' | 'late') => [{ pages: [{ status }] }] as never;
const update = (state: 'waiting' | 'failed', inMs = 0) => ({
  state,
  nextAttemptAt: new Date(now + inMs).toISOString(),
});

it.each([
  ['all is up to date', 'current', [], undefined],
  ['a page is old within its time', 'waiting', [], 2_000],
  ['a page is late: nobody has asked for it', 'late', [], undefined],
  ['the site is being told', 'current', [update('waiting')], 2_000],
  ['the site is told again in 16 s', 'waiting', [update('waiting', 16_000)], 18_000],
  ['the site is told again in a quarter of an hour', 'waiting', [update('waiting', 900_000)], 30_000],
  ['it was given up, and time does it', 'waiting', [update('failed')], 30_000],
  ['it was given up, and nothing will change', 'late', [update('failed')], undefined],
] as const)('when %s', (_what, status, outstanding, expected) =>
  expect(pollDelay({ sites: sitesWith(status), outstanding: [...outstanding] }, now)).toBe(expected),
);
