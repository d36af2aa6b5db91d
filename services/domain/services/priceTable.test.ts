import { price } from '@/services/fixtures/services';

import { pricesFor } from './priceTable';
import type { PriceRow } from './service';

const row = (
  id: number,
  category: PriceRow['category'],
  country: string | null,
  countryName: string | null,
): PriceRow => ({
  ...{ id, code: null, category, categoryName: category, name: '', country, countryName, href: null },
  price: price({ id: String(id) }),
});

const rows = [
  row(1, 'vat', 'AT', 'Österreich'),
  row(2, 'weee', 'DE', 'Deutschland'),
  row(3, 'vat', 'JP', 'Japan'),
  row(4, 'ioss', 'EU', 'Europäische Union'),
  row(5, 'company', null, null),
  row(6, 'vat', 'AT', 'Österreich'),
  row(7, 'trademark', 'DE', 'Deutschland'),
  row(8, 'trademark', 'EU', 'Europäische Union'),
];

it.each([
  ['AT', { tax: [1, 6], union: [4, 8], anywhere: [5] }],
  ['DE', { register: [2], trademark: [7], union: [4, 8], anywhere: [5] }],
  ['JP', { tax: [3], anywhere: [5] }],
  ['FR', { union: [4, 8], anywhere: [5] }],
])(
  '%s has its own services by area, then those of the Union for members, and those of no country',
  (country, expected) => {
    const { groups } = pricesFor(country, rows, 'de-DE');
    expect(
      Object.fromEntries(groups.map(({ id: group, services }) => [group, services.map(({ id }) => id)])),
    ).toEqual(expected);
  },
);

it('collects all prices of one service', () => {
  const [first] = rows;
  if (!first) throw new Error('no rows');
  const again = { ...first, price: { ...first.price, id: 'another' } };
  const [group] = pricesFor('AT', [...rows, again], 'de-DE').groups;
  expect(group?.services[0]?.prices.map(({ id }) => id)).toEqual(['1', 'another']);
});

it('lists the countries in alphabetical order, without the Union, and counts the categories of the table', () => {
  const { countries, categories } = pricesFor('AT', rows, 'de-DE');
  expect(countries.map(({ name }) => name)).toEqual(['Deutschland', 'Japan', 'Österreich']);
  expect(categories.map(({ value, count }) => [value, count])).toEqual([
    ['vat', 2],
    ['ioss', 1],
    ['trademark', 1],
    ['company', 1],
  ]);
});
