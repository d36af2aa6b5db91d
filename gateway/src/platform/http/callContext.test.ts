import { dayOf } from './callContext';

it.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('%s is %s in Berlin', (now, day) => expect(dayOf(new Date(now))).toBe(day));
