import { filterChoices, filterRows, groupRows } from './priceRows';
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
  row(3, 'vat', 'SE', 'Schweden'),
  row(4, 'ioss', null, null),
];
const ids = (found: PriceRow[]) => found.map(({ id }) => id);

it.each([
  [{ category: '', country: '' }, [1, 2, 3, 4]],
  [{ category: 'vat', country: '' }, [1, 3]],
  [{ category: '', country: 'DE' }, [2]],
  [{ category: 'vat', country: 'DE' }, []],
])('the filter %j returns the rows %j', (filter, expected) =>
  expect(ids(filterRows(rows, filter))).toEqual(expected),
);

it('groups services by category in the order of the list', () =>
  expect(groupRows(rows).map(({ name, services }) => [name, services.map(({ id }) => id)])).toEqual([
    ['VAT', [1, 3]],
    ['WEEE', [2]],
    ['IOSS', [4]],
  ]));

it('collects all prices of one service', () => {
  const [first, second] = rows.slice(0, 2);
  if (!first || !second) throw new Error('no rows');
  const again = { ...first, price: { ...first.price, id: 'another' } };
  const [group] = groupRows([first, second, again]);
  expect(group?.services.map(({ prices }) => prices.map(({ id }) => id))).toEqual([['1', 'another']]);
});

it('returns each category and country once, countries in alphabetical order of the language', () => {
  const { categories, countries } = filterChoices(rows, 'de-DE');
  expect(categories.map(({ value }) => value)).toEqual(['vat', 'weee', 'ioss']);
  expect(countries.map(({ label }) => label)).toEqual(['Deutschland', 'Österreich', 'Schweden']);
});
