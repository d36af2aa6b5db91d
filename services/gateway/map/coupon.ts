import type { WireAward, WireCoupon } from '@/contract/calls/activities';
import { couponTypes } from '@/contract/lists/activities';
import { type Award, type Coupon, type CouponWorth } from '@/services/domain/activities/coupon';

const toWorth = ({ amount, currency }: WireCoupon): CouponWorth =>
  currency === null ? { kind: 'points', points: amount } : { kind: 'money', amountMinor: amount, currency };

export const couponFromWire = (wire: WireCoupon): Coupon => ({
  id: wire.id,
  type: couponTypes[wire.couponType],
  title: wire.title,
  worth: toWorth(wire),
  conditions: wire.conditions,
  validDays: wire.validDays,
});

export const awardFromWire = (wire: NonNullable<WireAward>): Award => ({
  id: wire.id,
  title: wire.title,
  summary: wire.summary,
  coupons: wire.coupons.map(couponFromWire),
  validUntil: wire.validUntil,
});
