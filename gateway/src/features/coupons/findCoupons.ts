import type { Payload } from 'payload';

import { couponTypes } from '@/contract/lists/activities';
import { dayOf } from '@/shared/dayOf';

import type { MerchantCoupon } from '../../domain/coupon';

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
