import type { ActivityName } from '@/contract/lists/activities';

import type { Coupon } from './coupon';

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
