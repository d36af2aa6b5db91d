import { price as anyPrice, service } from '@/services/fixtures/services';

import { breakdownOf } from './breakdown';
import type { Price } from './service';

const price = (unit: Price['unit'], amountMinor: number, isGuideValue = false) =>
  anyPrice({ unit, amountMinor, isGuideValue });
const vat = service({ id: 1, prices: [price('once', 300_00), price('once', 350_00, true)] });
const weee = service({ id: 2, prices: [price('once', 200_00), price('year', 100_00)] });
const bundle = { id: 'a', title: 'Both', summary: '', serviceIds: [1, 2], prices: [price('once', 440_00)] };
const amounts = (sums: { period: string; amountMinor: number }[]) =>
  sums.map(({ period, amountMinor }) => [period, amountMinor]);

it('keeps our fees and those of third parties apart, and adds up both', () => {
  const { fees, others, totals } = breakdownOf([vat, weee], []);
  expect(amounts(fees)).toEqual([
    ['once', 500_00],
    ['year', 100_00],
  ]);
  expect(amounts(others)).toEqual([['once', 350_00]]);
  expect(amounts(totals)).toEqual([
    ['once', 850_00],
    ['year', 100_00],
  ]);
});

it('takes what a bundle saves off our fees alone, once all its services are there', () => {
  const { bundles, totals } = breakdownOf([vat, weee], [bundle]);
  expect(bundles.flatMap(({ savings }) => amounts(savings))).toEqual([['once', 60_00]]);
  expect(amounts(totals)).toEqual([
    ['once', 790_00],
    ['year', 100_00],
  ]);
  expect(breakdownOf([vat], [bundle]).bundles).toEqual([]);
});

it('counts returns in the rhythm that is asked for; a bundle saves the same, and nothing below its own price', () => {
  const returnsAYear = { usual: 5, month: 13, quarter: 5, year: 1 };
  const filing = service({ id: 1, prices: [{ ...price('return', 49_00), returnsAYear }] });
  const yearly = { ...bundle, prices: [price('year', 300_00)] };
  const monthly = breakdownOf([filing, weee], [yearly], 'month');
  expect(amounts(monthly.fees)).toContainEqual(['year', 13 * 49_00 + 100_00]);
  expect(monthly.bundles.flatMap(({ savings }) => amounts(savings))).toEqual([['year', 45_00]]);
  const justCheaper = { ...bundle, prices: [price('year', 140_00)] };
  expect(amounts(breakdownOf([filing, weee], [justCheaper], 'year').totals)).toContainEqual(['year', 140_00]);
  const single = breakdownOf([filing, weee], [yearly], 'year');
  expect(single.bundles).toEqual([]);
  expect(amounts(single.totals)).toContainEqual(['year', 49_00 + 100_00]);
});
