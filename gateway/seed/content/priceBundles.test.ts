import { filingIn } from '@/shared/dueDates/vatReturns';
import { seedDueRules } from '@/shared/testing/seedDueRules';

import { furtherServices } from './furtherServices.content';
import { priceBundlesContent } from './priceBundles.content';
import { representatives } from './representatives.content';
import { servicesContent } from './services.content';
import type { SeedService } from './types';

const services = new Map(
  [...servicesContent, ...furtherServices, ...representatives].map((service) => [service.key, service]),
);
const timesAYear: Partial<Record<SeedService['prices'][number]['unit'], number>> = {
  month: 12,
  quarter: 4,
  return: filingIn(seedDueRules(), 'DE').count,
  year: 1,
};
/** Cents of a euro, once and in a year. */
function sums(prices: SeedService['prices']) {
  const running = prices.filter(({ unit }) => unit in timesAYear);
  const single = prices.filter((price) => !running.includes(price));
  return {
    once: single.reduce((sum, { amount }) => sum + amount, 0),
    year: running.reduce((sum, { amount, unit }) => sum + amount * (timesAYear[unit] ?? 0), 0),
  };
}

it.each(priceBundlesContent)('$title.en costs less than our single fees, by at most a fifth', (bundle) => {
  const contained = bundle.services
    .flatMap((key) => services.get(key)?.prices ?? [])
    .filter(({ isGuideValue }) => !isGuideValue);
  expect(bundle.services.filter((key) => !services.has(key))).toEqual([]);
  const [whole, single] = [sums(bundle.prices), sums(contained)];
  for (const period of ['once', 'year'] as const) {
    expect(whole[period]).toBeLessThan(single[period]);
    expect(whole[period]).toBeGreaterThanOrEqual(single[period] * 0.8);
  }
  expect(
    [...bundle.prices, ...contained].every(
      ({ currency, vatMode }) => currency === 'EUR' && vatMode === 'net',
    ),
  ).toBe(true);
});
