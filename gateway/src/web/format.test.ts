import { formatDay, formatMoney } from './format';

it.each([
  [39_000, 'EUR', 'en', '€390'],
  [39_050, 'EUR', 'de', '390,50\u00a0€'],
  [120_000, 'JPY', 'en', 'JP¥120,000'],
] as const)('%d of %s in %s is %s', (amount, currency, language, text) =>
  expect(formatMoney({ amount, currency }, language)).toBe(text),
);

it.each([
  ['2026-11-20T23:30:00.000Z', 'en', '21 November 2026'],
  ['2026-11-20', 'de', '20. November 2026'],
] as const)('%s in %s is %s', (time, language, text) => expect(formatDay(time, language)).toBe(text));
