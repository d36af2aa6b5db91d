import type { Payload } from 'payload';

import type { WireAward } from '@/contract/calls/activities';

import type { ContentLanguage } from '../../domain/languages';
import type { Coupon } from '../../payload-types';

const day = 86_400_000;

/**
 * Gives a merchant the coupons of an award as they read now, in both languages: a later change of the award changes
 * nothing that was promised. A coupon is valid for its days from now on.
 */
export async function promiseCoupons(
  payload: Payload,
  merchant: number,
  awards: Record<ContentLanguage, WireAward>,
  now: Date,
): Promise<void> {
  const german = new Map(awards.de?.coupons.map((coupon) => [coupon.id, coupon]));
  for (const coupon of awards.en?.coupons ?? []) {
    const { id, couponType, title, conditions, amount, currency, validDays } = coupon;
    const { title: titleDe, conditions: conditionsDe } = german.get(id) ?? coupon;
    const validUntil = new Date(now.getTime() + validDays * day).toISOString();
    await payload.create({
      collection: 'coupons',
      data: {
        merchant,
        couponType: String(couponType) as Coupon['couponType'],
        title: { en: title, de: titleDe },
        conditions: { en: conditions, de: conditionsDe },
        amount,
        currency,
        validUntil,
      },
      depth: 0,
    });
  }
}
