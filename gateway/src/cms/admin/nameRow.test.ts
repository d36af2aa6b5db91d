import { nameRow } from './nameRow';

const noun = { en: 'Price', de: 'Preis' };
const price = { label: 'Registration', amount: 49950, currency: 'EUR' };

it.each([
  [undefined, 'en', 'Price 1'],
  [{ label: 'Registration' }, 'en', 'Price 1 · Registration'],
  [price, 'en', 'Price 1 · Registration · €499.50'],
  [price, 'de', 'Preis 1 · Registration · 499,50\u00a0€'],
  [{ amount: 12000, currency: 'JPY' }, 'en', 'Price 1 · JP¥12,000'],
  [{ label: 'Points', amount: 100, currency: 'EUR', couponType: '4' }, 'en', 'Price 1 · Points · 100'],
] as const)('the folded row %j is called in %s %s', (row, language, title) =>
  expect(nameRow(row, { field: 'label', noun, hasAmount: true }, 0, language)).toBe(title),
);

it('an amount is shown in lists of amounts only', () =>
  expect(nameRow(price, { field: 'label', noun }, 2, 'en')).toBe('Price 3 · Registration'));
