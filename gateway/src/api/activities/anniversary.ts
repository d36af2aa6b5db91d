import type { WireAnniversary } from '@/contract/calls/activities';

import { couponToWire } from '../../features/channels/couponToWire';
import type { Anniversary } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';

export const anniversaryToWire = ({
  title,
  lead,
  startTime,
  endTime,
  activities,
}: Anniversary): WireAnniversary => ({
  title,
  lead,
  startTime: startTime ?? null,
  endTime: endTime ?? null,
  activities: (activities ?? []).map(({ activityName, rules, linkUrl, coupons, ...words }) => ({
    activityName,
    title: words.title,
    summary: words.summary,
    rules: (rules ?? []).map(({ text }) => text),
    linkUrl: linkUrl || null,
    coupons: (coupons ?? []).map(couponToWire),
  })),
});

/** The anniversary; null until it is published for the first time. */
export async function findAnniversary({ payload, language }: CallContext): Promise<WireAnniversary | null> {
  const found = await payload.findGlobal({ slug: 'anniversary', ...asVisitor(language) });
  return found.createdAt ? anniversaryToWire(found) : null;
}
