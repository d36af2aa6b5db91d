import { collator, numberFormat } from './intl';

it('makes one object for the same language and options', () => {
  const options = { maximumFractionDigits: 1 };
  expect(numberFormat('en-GB', options)).toBe(numberFormat('en-GB', { ...options }));
  expect(collator('de-DE')).toBe(collator('de-DE'));
});

it('makes another one for another language or other options', () => {
  const options = { maximumFractionDigits: 1 };
  expect(numberFormat('en-GB', options).format(1.25)).toBe('1.3');
  expect(numberFormat('de-DE', options).format(1.25)).toBe('1,3');
  expect(numberFormat('de-DE').format(1.25)).toBe('1,25');
});
