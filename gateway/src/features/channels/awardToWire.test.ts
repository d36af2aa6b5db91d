import { wireAward } from '@/contract/calls/activities';

import type { Award } from '../../payload-types';
import { awardToWire } from './awardToWire';

const now = new Date('2026-11-20T09:00:00Z');
const award: Award = {
  id: 3,
  title: 'Welcome',
  summary: 'For everybody.',
  coupons: [
    { couponType: '0', title: '€50', amount: 5000, currency: 'EUR', conditions: 'None.', validDays: 90 },
  ],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

it.each([
  [undefined, true],
  [null, true],
  ['2026-11-20T09:00:00.000Z', true],
  ['2026-11-20T08:59:59.000Z', false],
])('an award that ends at %s is returned: %s', (validUntil, given) => {
  const wire = wireAward.parse(awardToWire({ ...award, validUntil }, now));
  expect(wire?.id).toBe(given ? 3 : undefined);
});

it.each([undefined, { ...award, coupons: [] }])('returns null without an award or coupons', (nothing) =>
  expect(awardToWire(nothing, now)).toBeNull(),
);
