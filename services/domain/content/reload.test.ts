import { mayReload } from './reload';

// Shows (requirements, 4.6 and 8.7).

const now = Date.parse('2026-11-20T09:00:00Z');

it.each([
  ['never', undefined, true],
  ['just now', now, false],
  ['59.999 s ago', now - 59_999, false],
  ['60 s ago', now - 60_000, true],
  ['a day ago', now - 86_400_000, true],
  ['in the future, because the clock was set back', now + 3_600_000, true],
])('a page last reloaded %s may reload: %s', (_when, last, expected) => {
  expect(mayReload(last, now)).toBe(expected);
});
