import { decimalsOf, formatMoney, parseAmount, typedAmount } from './money';

it.each([
  ['499', 2, 49900],
  ['499.00', 2, 49900],
  ['499,5', 2, 49950],
  ['0,01', 2, 1],
  [' 1.499,00 ', 2, 149900],
  ['1,499', 2, 149900],
  ['1 234 567.89', 2, 123456789],
  ['12000', 0, 12000],
  ['12.000', 0, 12000],
])('%j with %d decimals is %d in the smallest unit', (text, decimals, amount) =>
  expect(parseAmount(text, decimals)).toBe(amount),
);

it.each([
  ['', 2],
  ['free', 2],
  ['-5', 2],
  ['499.999,5.5', 2],
  ['4.99.00', 2],
  ['12.5', 0],
])('%j with %d decimals is no amount', (text, decimals) =>
  expect(parseAmount(text, decimals)).toBeUndefined(),
);

it.each(['EUR', 'JPY'])('what an input shows for %s is read as the same amount', (currency) => {
  const decimals = decimalsOf(currency);
  for (const amount of [0, 1, 99, 100, 49900, 49950, 123456789])
    for (const language of ['en', 'de'] as const)
      expect(parseAmount(typedAmount(amount, decimals, language), decimals)).toBe(amount);
});

it('an input shows the decimal sign of the language', () => {
  expect([typedAmount(49950, 2, 'en'), typedAmount(49950, 2, 'de')]).toEqual(['499.50', '499,50']);
});

it('readers see the currency', () => {
  expect(formatMoney({ amount: 49900, currency: 'EUR' }, 'en')).toBe('€499');
  expect(formatMoney({ amount: 49950, currency: 'EUR' }, 'de')).toBe('499,50\u00a0€');
  expect(formatMoney({ amount: 12000, currency: 'JPY' }, 'en')).toBe('JP¥12,000');
});
