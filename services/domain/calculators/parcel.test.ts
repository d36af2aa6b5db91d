import { germanRates } from '@/services/fixtures/calculators';

import { chosenRate, hasFlatDuty, parcelCosts } from './parcel';

const day = '2026-11-22';
const parcel = { value: 138_00, shipping: 8_90, items: 2, tariff: null, fee: 6_00 };

it('counts the flat duty by item, and import VAT on goods, delivery and duty', () => {
  // 19% of 152.90 is 29.051.
  expect(parcelCosts(parcel, 19, day).ordinary).toEqual({
    duty: 6_00,
    base: 152_90,
    vat: 29_05,
    fee: 6_00,
    total: 187_95,
    atDoor: 41_05,
  });
});

it('counts VAT under IOSS on the price, and no fee', () => {
  // 19% of 146.90 is 27.911.
  expect(parcelCosts(parcel, 19, day).ioss).toEqual({
    duty: 6_00,
    base: 146_90,
    vat: 27_91,
    fee: 0,
    total: 180_81,
    atDoor: 0,
  });
});

it('counts the normal tariff above EUR 150, without IOSS', () => {
  // 12% of 210.00 is 25.20; 25.5% of 235.20 is 59.976.
  const costs = parcelCosts({ value: 200_00, shipping: 10_00, items: 3, tariff: 12_00, fee: 0 }, 25.5, day);
  expect(costs).toMatchObject({
    isFlat: false,
    ioss: null,
    ordinary: { duty: 25_20, vat: 59_98, total: 295_18 },
  });
});

it.each([
  [150_00, '2026-11-22', true],
  [150_01, '2026-11-22', false],
  [150_00, '2028-06-30', true],
  [150_00, '2028-07-01', false],
])('for %d cents on %s has the flat duty: %s', (value, on, expected) =>
  expect(hasFlatDuty(value, on)).toBe(expected),
);

it('keeps IOSS at EUR 150 when the flat duty has ended', () => {
  expect(parcelCosts({ ...parcel, tariff: 5_00 }, 19, '2028-07-01')).toMatchObject({
    isFlat: false,
    ioss: { duty: 7_35 },
  });
});

it('takes the reduced rate where there is one, and asks where there are several or none', () => {
  const several = { ...germanRates, reduced: [...germanRates.reduced, { rate: 4.9, goods: '' }] };
  expect(chosenRate('standard', germanRates)).toBe(19);
  expect(chosenRate('reduced', germanRates)).toBe(7);
  expect(chosenRate('reduced', several)).toBeUndefined();
  expect(chosenRate('4.9', several)).toBe(4.9);
  expect(chosenRate('4.9', germanRates)).toBeUndefined();
  expect(chosenRate('reduced', { ...germanRates, reduced: [] })).toBeUndefined();
});
