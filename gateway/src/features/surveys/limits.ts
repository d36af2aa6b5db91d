import type { Limit } from '../../platform/limits/limit';

const day = 24 * 60 * 60;

/** How many reports are saved: each is kept for months, and anybody can save one. */
export const surveyLimits = {
  fromNetwork: { name: 'reports-from-network', points: 100, seconds: day, ofNetworks: true },
  perDay: { name: 'reports-per-day', points: 2_000, seconds: day },
} satisfies Record<string, Limit>;
