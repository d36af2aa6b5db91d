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

/** Times are ISO 8601; both null where the window of the requirements holds (requirements, 9). */
export interface Anniversary {
  title: string;
  lead: string;
  startsAt: string | null;
  endsAt: string | null;
  activities: Activity[];
}
