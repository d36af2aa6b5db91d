import { price as anyPrice, service } from '@/services/fixtures/services';

import { type Bundle, bundlesFor, bundlesWithin, priceBundle } from './bundle';
import type { Price } from './service';

const price = (unit: Price['unit'], amountMinor: number, overrides: Partial<Price> = {}) =>
  anyPrice({ unit, amountMinor, ...overrides });
const vat = service({ id: 1, country: 'DE', prices: [price('once', 300_00), price('month', 50_00)] });
const weee = service({ id: 2, country: 'DE', prices: [price('once', 200_00)] });
const oss = service({ id: 3, country: 'EU', prices: [price('once', 100_00), price('year', 400_00)] });
const offered = [vat, weee, oss];
const bundle = (serviceIds: number[], prices: Price[], id = 'a'): Bundle => ({
  id,
  title: 'Bundle',
  summary: 'For shops.',
  serviceIds,
  prices,
});
const total = { currency: 'EUR', vatMode: 'net', isFrom: false };

it.each<[string, Price[], object[]]>([
  [
    'less in each period',
    [price('once', 450_00), price('year', 500_00)],
    [
      { ...total, period: 'once', amountMinor: 50_00 },
      { ...total, period: 'year', amountMinor: 100_00 },
    ],
  ],
  [
    'a price for one period alone',
    [price('once', 450_00)],
    [{ ...total, period: 'once', amountMinor: 50_00 }],
  ],
  ['as much as one by one', [price('once', 500_00)], []],
  ['more than one by one', [price('once', 501_00)], []],
  ['another currency', [price('once', 1_00, { currency: 'USD' })], []],
])('says what a bundle saves: %s', (_what, prices, savings) => {
  expect(priceBundle(bundle([1, 2], prices), offered)?.savings).toEqual(savings);
});

it('names its services, and is left out while one of them is not offered', () => {
  const whole = bundle([2, 1], [price('once', 1_00)]);
  expect(priceBundle(whole, offered)?.services.map(({ id }) => id)).toEqual([2, 1]);
  expect(priceBundle(whole, [vat])).toBeUndefined();
});

it.each([
  ['DE', ['a', 'b']],
  ['FR', []],
])('%s has the bundles with a service of its own', (country, ids) => {
  const bundles = [
    bundle([1, 2], [price('once', 1_00)]),
    bundle([1, 3], [price('once', 1_00)], 'b'),
    bundle([3], [price('once', 1_00)], 'c'),
  ];
  expect(bundlesFor(country, bundles, offered).map(({ id }) => id)).toEqual(ids);
});

it.each([
  [[1, 2], ['a']],
  [[1, 2, 3], ['a']],
  [[1, 3], ['b']],
  [[1], []],
])('the choice %j contains the bundles %j, no service twice', (chosen, ids) => {
  const bundles = [
    bundle([1, 2], [price('once', 1_00)]),
    bundle([1, 3], [price('once', 1_00)], 'b'),
    bundle([3], [price('once', 999_00)], 'dear'),
  ].flatMap((one) => priceBundle(one, offered) ?? []);
  expect(bundlesWithin(chosen, bundles).map(({ id }) => id)).toEqual(ids);
});
