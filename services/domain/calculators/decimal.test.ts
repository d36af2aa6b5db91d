import { parseDecimal } from './decimal';

it.each([
  ['49.90', 4990],
  ['49,9', 4990],
  [' 49 ', 4900],
  ['1.234,56', 123456],
  ['1,234.5', 123450],
  ['1 234 567', 123456700],
  ['1.234', 123400],
  ['0', 0],
])('reads %s as %d cents', (text, cents) => expect(parseDecimal(text, 2)).toBe(cents));

it.each([
  '',
  '-1',
  '1.2345',
  '12,345,6789',
  '1e3',
  'ten',
  '1.23.4',
  '12345678901',
  // Decimals or thousands?
  '1.234,567',
  '1.234.56',
  '0.500',
])('does not read “%s”', (text) => expect(parseDecimal(text, 2)).toBeUndefined());

it('reads whole numbers without decimals', () => {
  expect(parseDecimal('12', 0)).toBe(12);
  expect(parseDecimal('1.5', 0)).toBeUndefined();
});
