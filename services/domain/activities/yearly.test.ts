import { filingRhythms } from '@/contract/lists/filingRhythms';
import type { PriceUnit } from '@/contract/lists/services';
import type { Price } from '@/services/domain/services/service';
import { price as anyPrice } from '@/services/fixtures/services';

import { yearlyAmount, isRecurring, yearlyPrice } from './yearly';

const price = (unit: PriceUnit, amountMinor: number, over: Partial<Price> = {}) =>
  anyPrice({ unit, amountMinor, ...over });

it.each([
  ['once', false, 100],
  ['document', false, 100],
  ['month', true, 1_200],
  ['quarter', true, 400],
  ['return', true, 400],
  ['year', true, 100],
] as const)('a price per %s is recurring: %s, and amounts to %i a year', (unit, running, amount) => {
  expect(isRecurring({ unit })).toBe(running);
  expect(yearlyAmount({ unit, amountMinor: 100 })).toBe(amount);
});

it('counts the returns of the country where it says how many there are, by their rhythm', () => {
  const returnsAYear = { usual: 6, month: 13, quarter: 5, year: 1 };
  const price = { unit: 'return' as const, amountMinor: 100, returnsAYear };
  expect(yearlyAmount(price)).toBe(600);
  for (const rhythm of filingRhythms) expect(yearlyAmount(price, rhythm)).toBe(100 * returnsAYear[rhythm]);
});

it('adds up recurring prices, and is a minimum if one of them is', () => {
  const prices = [price('once', 9_900), price('month', 100), price('year', 50, { isFrom: true })];
  expect(yearlyPrice(prices)).toMatchObject({ unit: 'year', amountMinor: 1_250, isFrom: true });
});

it.each([
  ['no price recurs', [price('once', 100)]],
  ['currencies differ', [price('year', 100), price('year', 100, { currency: 'GBP' })]],
  ['VAT labels differ', [price('year', 100), price('year', 100, { vatLabel: 'including VAT' })]],
])('has no yearly price if %s', (_, prices) => expect(yearlyPrice(prices)).toBeUndefined());
