import type { Price, PricedService } from '@/services/domain/services/service';

import type { Obligation } from './assess';
import { estimate } from './estimate';

const price = (overrides: Partial<Price>): Price => ({
  id: '1',
  label: 'Registration',
  amountMinor: 10_000,
  currency: 'EUR',
  isFrom: false,
  unit: 'once',
  vatMode: 'net',
  vatLabel: 'plus VAT',
  validFrom: '2026-01-01',
  validUntil: null,
  ...overrides,
});
const service = (id: number, overrides: Partial<PricedService>): PricedService => ({
  id,
  code: null,
  category: 'vat',
  categoryName: 'VAT',
  country: 'DE',
  countryName: 'Germany',
  name: 'VAT',
  href: null,
  prices: [price({})],
  ...overrides,
});
const obligation = (overrides: Partial<Obligation>): Obligation => ({
  id: 'vatWhereStored',
  group: 'vat',
  certainty: 'due',
  sources: [],
  services: ['vat'],
  countries: ['DE'],
  ...overrides,
});

it('includes services of the category in the countries, the Union, and without a country', () => {
  const offered = [
    service(1, {}),
    service(2, { country: 'FR' }),
    service(3, { country: 'EU' }),
    service(4, { country: null }),
    service(5, { category: 'weee' }),
  ];
  expect(estimate([obligation({})], offered).services.map(({ id }) => id)).toEqual([1, 3, 4]);
});

it('counts a service for two obligations once', () => {
  const { totals } = estimate(
    [obligation({}), obligation({ id: 'unionOss', countries: ['EU', 'DE'] })],
    [service(1, {})],
  );
  expect(totals).toEqual([
    { currency: 'EUR', vatMode: 'net', period: 'once', amountMinor: 10_000, isFrom: false },
  ]);
});

it.each([
  ['once', 'once', 10_000],
  ['document', 'once', 10_000],
  ['year', 'year', 10_000],
  ['quarter', 'year', 40_000],
  ['return', 'year', 40_000],
  ['month', 'year', 120_000],
] as const)('a price per %s counts per %s', (unit, period, amountMinor) => {
  const offered = [service(1, { prices: [price({ unit })] })];
  expect(estimate([obligation({})], offered).totals).toMatchObject([{ period, amountMinor }]);
});

it('separates currencies and net from gross, and marks a total with a minimum price', () => {
  const offered = [
    service(1, {
      prices: [price({}), price({ isFrom: true }), price({ currency: 'GBP' }), price({ vatMode: 'gross' })],
    }),
  ];
  expect(estimate([obligation({})], offered).totals).toEqual([
    { currency: 'EUR', vatMode: 'net', period: 'once', amountMinor: 20_000, isFrom: true },
    { currency: 'GBP', vatMode: 'net', period: 'once', amountMinor: 10_000, isFrom: false },
    { currency: 'EUR', vatMode: 'gross', period: 'once', amountMinor: 10_000, isFrom: false },
  ]);
});

it('lists obligations without a price, except those without a service', () =>
  expect(
    estimate(
      [obligation({ countries: ['IT'] }), obligation({ id: 'lowValueDuty', services: [] })],
      [service(1, {})],
    ).unpriced,
  ).toEqual(['vatWhereStored']));
