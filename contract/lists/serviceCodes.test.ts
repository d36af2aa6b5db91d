import {
  fixedCategoryOf,
  fixedCodesOf,
  isServiceCodeOf,
  openCategories,
  serviceCategoryNames,
  serviceCodeTable,
} from './serviceCodes';
import { serviceCategories } from './services';

it.each([
  [0, 'vat'],
  [12, 'ioss'],
  [14, 'ioss'],
  [15, undefined],
  [21, 'vat'],
  [38, 'vat'],
  [39, undefined],
  [1015, 'balance'],
])('code %i belongs to %s', (code, category) => expect(fixedCategoryOf(code)).toBe(category));

it('gives no code twice', () => {
  const codes = serviceCategories.flatMap(fixedCodesOf);
  expect(codes).toHaveLength(12 + 1 + 18 + 2 + 1);
  expect(new Set(codes).size).toBe(codes.length);
});

it('names every category in three languages', () => {
  expect(Object.keys(serviceCodeTable)).toHaveLength(18);
  for (const { chinese, en, de } of Object.values(serviceCodeTable))
    expect([chinese, en, de].filter(Boolean)).toHaveLength(3);
  expect(Object.keys(serviceCategoryNames).sort()).toEqual([...serviceCategories].sort());
});

it('leaves the categories open that the requirements give no code', () => {
  expect(openCategories).toHaveLength(15);
  expect(openCategories.filter((category) => ['vat', 'company'].includes(category))).toEqual([]);
});

it.each([
  ['vat', 2, true],
  ['vat', 12, false],
  ['ioss', 14, true],
  ['weee', 40, true],
  ['weee', 2, false],
  ['balance', 1015, true],
  ['company', 40, false],
] as const)('%s and %i: %s', (category, code, expected) =>
  expect(isServiceCodeOf(category, code)).toBe(expected),
);
