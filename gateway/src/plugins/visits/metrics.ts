import type { PageVitals } from '@/contract/calls/visitors';

export const metrics = ['lcp', 'inp', 'cls'] as const satisfies readonly (keyof PageVitals)[];
export type Metric = (typeof metrics)[number];
export type Rating = 'good' | 'fair' | 'poor';

/** The limits of Core Web Vitals, up to which a value is good and up to which it is fair: ms, ms and a ratio. */
const limits: Record<Metric, readonly [number, number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

export function ratingOf(metric: Metric, value: number): Rating {
  const [good, fair] = limits[metric];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}
