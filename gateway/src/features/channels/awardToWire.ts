import type { WireAward } from '@/contract/calls/activities';

import type { Award } from '../../payload-types';
import { couponToWire } from './couponToWire';

/** Null where an award is not given any more. */
export function awardToWire(award: Award | undefined, now: Date): WireAward {
  if (!award) return null;
  const { id, title, summary, validUntil } = award;
  if (validUntil && new Date(validUntil).getTime() < now.getTime()) return null;
  const coupons = (award.coupons ?? []).map(couponToWire);
  return coupons.length > 0 ? { id, title, summary, coupons, validUntil: validUntil ?? null } : null;
}
