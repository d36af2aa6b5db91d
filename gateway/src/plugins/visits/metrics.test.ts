import { ratingOf } from './metrics';

it.each([
  ['lcp', 2500, 'good'],
  ['lcp', 2501, 'fair'],
  ['lcp', 4001, 'poor'],
  ['inp', 200, 'good'],
  ['inp', 500, 'fair'],
  ['inp', 501, 'poor'],
  ['cls', 0, 'good'],
  ['cls', 0.25, 'fair'],
  ['cls', 0.26, 'poor'],
] as const)('%s of %d is %s', (metric, value, rating) => expect(ratingOf(metric, value)).toBe(rating));
