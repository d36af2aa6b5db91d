import type { WireCoupon } from '@/contract/calls/activities';

import { isMoney } from '../../domain/coupon';
import type { Award } from '../../payload-types';

/** Points have no currency (contract, `wireCoupon`). */
export const couponToWire = (coupon: NonNullable<Award['coupons']>[number], index: number): WireCoupon => ({
  id: coupon.id ?? String(index),
  couponType: Number(coupon.couponType) as WireCoupon['couponType'],
  title: coupon.title,
  amount: coupon.amount,
  currency: isMoney(coupon) ? (coupon.currency ?? null) : null,
  conditions: coupon.conditions,
  validDays: coupon.validDays,
});
