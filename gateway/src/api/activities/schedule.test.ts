import { isPeriod } from '../../cms/fields/schedule';

it.each([
  ['2026-01-01T00:00:00Z', '2026-01-01T00:00:01Z', true],
  ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', false],
  ['2026-01-01T00:00:00Z', '2025-12-31T23:59:59Z', false],
  // The same moment, written in two zones.
  ['2026-01-01T00:00:00+01:00', '2025-12-31T23:00:00Z', false],
  ['2026-01-01T00:00:00Z', null, true],
  [null, '2026-01-01T00:00:00Z', true],
])('a publication period from %s until %s is valid: %s', (start, end, valid) =>
  expect(isPeriod(start, end)).toBe(valid),
);
