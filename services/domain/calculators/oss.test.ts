import { ossTrade } from '@/services/fixtures/calculators';
import { surveyPrices } from '@/services/fixtures/surveys';
import { seedDueRules } from '@/shared/testing/seedDueRules';

import { type OssBasis, ossOf, type OssTrade } from './oss';

const basis: OssBasis = {
  day: '2026-11-22',
  dueRules: seedDueRules(),
  prices: null,
};
const priced = { ...basis, prices: { services: surveyPrices(), bundles: [] } };
const german: OssTrade = {
  office: 'DE',
  storage: ['DE', 'PL'],
  channels: ['marketplace'],
  sales: [
    { country: 'DE', amount: 50_000_00 },
    { country: 'FR', amount: 12_000_00 },
    { country: 'IT', amount: 8_500_00 },
    { country: 'PL', amount: 5_000_00 },
  ],
};
const waysOf = (trade: OssTrade) => ossOf(trade, basis).rows.map(({ country, way }) => `${country} ${way}`);

it('sends across borders through the scheme, and keeps the registration where goods are stored', () => {
  const { rows, ossAmount, withOss, withoutOss } = ossOf(german, basis);
  expect(rows.map(({ way }) => way)).toEqual(['home', 'oss', 'oss', 'local']);
  expect(ossAmount).toBe(20_500_00);
  // Poland asks for a return a month; France too; Italy as well, with an annual one. The scheme has four.
  expect(withOss).toMatchObject({ registrations: ['PL'], returns: 12 + 4, totals: null });
  expect(withoutOss).toMatchObject({ registrations: ['FR', 'IT', 'PL'], returns: 12 + 13 + 12 });
});

it('adds up the prices of registrations and of the scheme, and names the countries without a price', () => {
  const { withOss, withoutOss } = ossOf(ossTrade, priced);
  // Germany: 290 and the adviser’s 350; the scheme: 190, and 120 a quarter.
  expect(withOss.totals).toMatchObject([
    { period: 'once', amountMinor: 830_00 },
    { period: 'year', amountMinor: 480_00 },
  ]);
  expect(withOss).toMatchObject({ registrations: ['DE'], unpriced: [], returns: 5 + 4 });
  expect(withoutOss.totals).toMatchObject([{ period: 'once', amountMinor: 640_00 }]);
  expect(withoutOss.unpriced).toEqual(['FR', 'PL']);
});

it.each([
  [9_999_99, 'belowThreshold'],
  [10_000_00, 'belowThreshold'],
  [10_000_01, 'oss'],
])('for %d cents across borders from the own country is %s', (amount, way) => {
  const trade = { ...german, storage: ['DE'], sales: [{ country: 'FR', amount }] };
  expect(waysOf(trade)).toEqual([`FR ${way}`]);
});

it('has no threshold with stock abroad or for a company from outside the Union', () => {
  const sales = [{ country: 'FR', amount: 100_00 }];
  expect(waysOf({ ...german, sales })).toEqual(['FR oss']);
  expect(waysOf({ ...ossTrade, sales })).toEqual(['FR oss']);
});

it('takes sales home from stock abroad into the scheme, without another registration', () => {
  const trade: OssTrade = { ...german, storage: ['PL'], sales: [{ country: 'DE', amount: 20_000_00 }] };
  expect(waysOf(trade)).toEqual(['DE oss']);
  expect(ossOf(trade, basis).withoutOss.registrations).toEqual(['PL']);
});

it('leaves the VAT to the marketplace where a company from outside the Union sells on marketplaces alone', () => {
  const { rows, withOss } = ossOf({ ...ossTrade, channels: ['marketplace'] }, priced);
  expect(new Set(rows.map(({ way }) => way))).toEqual(new Set(['marketplace']));
  expect(withOss).toMatchObject({ registrations: ['DE'], returns: 5 });
});
