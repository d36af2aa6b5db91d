import { parseWholeAmount } from './wholeAmount';

it.each([
  ['0', 0],
  ['12000', 12_000],
  ['12.000', 12_000],
  ['12,000', 12_000],
  ['1 250 000', 1_250_000],
  ['1’250’000', 1_250_000],
  ['', undefined],
  ['12,50', undefined],
  ['-5', undefined],
  ['1e4', undefined],
  ['1.2000', undefined],
  ['12345678901', undefined],
])('parses %j as %j', (text, amount) => expect(parseWholeAmount(text)).toBe(amount));
