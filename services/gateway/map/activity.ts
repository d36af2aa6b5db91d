import type { WireAnniversary } from '@/contract/calls/activities';
import type { Activity, Anniversary } from '@/services/domain/activities/activity';

import { couponFromWire } from './coupon';

const toActivity = (wire: WireAnniversary['activities'][number]): Activity => ({
  name: wire.activityName,
  title: wire.title,
  summary: wire.summary,
  rules: wire.rules,
  href: wire.linkUrl,
  coupons: wire.coupons.map(couponFromWire),
});

export const anniversaryFromWire = (wire: WireAnniversary): Anniversary => ({
  title: wire.title,
  lead: wire.lead,
  startsAt: wire.startTime,
  endsAt: wire.endTime,
  activities: wire.activities.map(toActivity),
});
