import type { CouponType } from '@/contract/lists/activities';

/** `amountMinor` is in minor units of `currency` (cents). */
export type CouponWorth =
  { kind: 'money'; amountMinor: number; currency: string } | { kind: 'points'; points: number };

export interface Coupon {
  id: string;
  type: CouponType;
  title: string;
  worth: CouponWorth;
  /** The conditions, as text. */
  conditions: string;
  /** From the day it is received. */
  validDays: number;
}

/** The award for registering. */
export interface Award {
  id: number;
  title: string;
  summary: string;
  /** At least one. */
  coupons: Coupon[];
  /** ISO 8601; null where no end is set. */
  validUntil: string | null;
}
