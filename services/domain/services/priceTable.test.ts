import { pricesFor } from './priceTable';
import type { PriceRow } from './service';

const row = (
  id: number,
  category: PriceRow['category'],
  country: string | null,
  countryName: string | null,
): PriceRow => ({
  id,
  code: null,
  category,
  categoryName: category.toUpperCase(),
  name: `Service ${id}`,
  country,
  countryName,
  href: null,
  price: {
    id: String(id),
    label: 'Price',
    amountMinor: 100,
    currency: 'EUR',
    isFrom: false,
  isGuideValue: false,
    unit: 'once',
    vatMode: 'net',
    vatLabel: 'plus VAT',
    validFrom: '2026-01-01',
    validUntil: null,
  },
});

const rows = [
  row(1, 'vat', 'AT', 'Österreich'),
  row(2, 'weee', 'DE', 'Deutschland'),
  row(3, 'vat', 'JP', 'Japan'),
  row(4, 'ioss', 'EU', 'Europäische Union'),
  row(5, 'company', null, null),
  row(6, 'vat', 'AT', 'Österreich'),
];

it.each([
  ['AT', { country: [1, 6], union: [4], anywhere: [5] }],
  ['DE', { country: [2], union: [4], anywhere: [5] }],
  ['JP', { country: [3], anywhere: [5] }],
  ['FR', { union: [4], anywhere: [5] }],
])(
  '%s has its own services, those of the Union for members, and those of no country',
  (country, expected) => {
    const { groups } = pricesFor(country, rows, 'de-DE');
    expect(
      Object.fromEntries(groups.map(({ place, services }) => [place, services.map(({ id }) => id)])),
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
    ['company', 1],
  ]);
});
