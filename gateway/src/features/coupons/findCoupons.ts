import type { Payload } from 'payload';

import { couponTypes, type CouponType } from '@/contract/lists/activities';
import { dayOf } from '@/shared/dayOf';

import type { Bilingual } from '../../domain/languages';

export type CouponState = 'valid' | 'redeemed' | 'expired';

/** A coupon of a merchant. `amount` is in minor units of `currency`, or in points where there is none. */
export interface MerchantCoupon {
  id: number;
  type: CouponType;
  title: Bilingual;
  conditions: Bilingual;
  amount: number;
  currency: string | null;
  /** ISO 8601; the coupon is good to the end of this day in Berlin. */
  validUntil: string;
  redeemedAt: string | null;
  state: CouponState;
}

/** A merchant's coupons, those that are good first, by the day on which they end (requirements, 3: coupon types). */
export async function findCoupons(
  { payload, today }: { payload: Payload; today: string },
  merchantId: number,
): Promise<MerchantCoupon[]> {
  const { docs } = await payload.find({
    collection: 'coupons',
    where: { merchant: { equals: merchantId } },
    sort: 'validUntil',
    depth: 0,
    pagination: false,
  });
  const coupons = docs.map((coupon): MerchantCoupon => {
    const { id, couponType, title, conditions, amount, currency, validUntil, redeemedAt } = coupon;
    const isOver = dayOf(new Date(validUntil)) < today;
    return {
      id,
      type: couponTypes[Number(couponType)] ?? 'coupon',
      title,
      conditions,
      amount,
      currency: currency ?? null,
      validUntil,
      redeemedAt: redeemedAt ?? null,
      state: redeemedAt ? 'redeemed' : isOver ? 'expired' : 'valid',
    };
  });
  return [
    ...coupons.filter(({ state }) => state === 'valid'),
    ...coupons.filter(({ state }) => state !== 'valid'),
  ];
}
