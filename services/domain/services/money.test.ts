import { formatMoney } from './money';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [49000, 'EUR', 'en', '€490'],
  [49000, 'EUR', 'de', '490 €'],
  [8990, 'EUR', 'en', '€89.90'],
  [8990, 'EUR', 'de', '89,90 €'],
  [129_000, 'EUR', 'de', '1.290 €'],
  [129_000, 'GBP', 'en', '£1,290'],
  [4500, 'JPY', 'en', 'JP¥4,500'],
  [0, 'EUR', 'en', '€0'],
] as const)('formats %i minor units of %s in %s as %s', (amountMinor, currency, locale, text) => {
  expect(plain(formatMoney(amountMinor, currency, locale))).toBe(text);
});
