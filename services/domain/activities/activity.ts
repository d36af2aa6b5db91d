import type { Coupon } from './coupon';

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

export interface Activity {
  name: ActivityName;
  title: string;
  summary: string;
  rules: string[];
  href: string | null;
  coupons: Coupon[];
}

/** Times are ISO 8601, for reading; whether it runs is decided by the promotion's window (requirements, 9). */
export interface Anniversary {
  title: string;
  lead: string;
  startsAt: string;
  endsAt: string;
  activities: Activity[];
}
