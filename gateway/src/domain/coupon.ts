import type { CouponType } from '@/contract/lists/activities';

import type { Bilingual } from './languages';

/** Points have no currency (requirements, 3: coupon types). */
export const isMoney = (coupon: { couponType?: string | null }): boolean => coupon.couponType !== '4';

/** Names of the coupon types (requirements, 3). */
export const couponTypeNames: Record<CouponType, Bilingual> = {
  coupon: { en: 'Coupon', de: 'Gutschein' },
  couponPackage: { en: 'Coupon package', de: 'Gutscheinpaket' },
  serviceCoupon: { en: 'Service coupon', de: 'Leistungsgutschein' },
  fullReduction: { en: 'Discount from an order value', de: 'Rabatt ab Bestellwert' },
  bonusPoints: { en: 'Bonus points', de: 'Bonuspunkte' },
};

type CouponState = 'valid' | 'redeemed' | 'expired';

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
