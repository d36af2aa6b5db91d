import { fixedCategoryOf, isServiceCodeOf } from './serviceCodes';

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
