/** The activities of the anniversary. */
export const activityNames = [
  'inviteAct',
  'registerAct',
  'fullFreeAct',
  'zeroSecKillAct',
  'percentage30DiscountAct',
  'setMealAct',
  'couponCenterAct',
  'tradeMarkAct',
] as const;
export type ActivityName = (typeof activityNames)[number];

/** In the order of their numbers on the wire, 0 to 4 (requirements, 3: coupon types). */
export const couponTypes = [
  'coupon',
  'couponPackage',
  'serviceCoupon',
  'fullReduction',
  'bonusPoints',
] as const;
export type CouponType = (typeof couponTypes)[number];
