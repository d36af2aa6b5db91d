import { collator, dateTimeFormat, numberFormat, regionNames } from './intl';

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

it('formats, names and orders as Intl does', () => {
  const day = new Date('2026-11-22T12:00:00Z');
  expect(dateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(day)).toBe(
    '22. November 2026',
  );
  expect(regionNames('de-DE').of('PL')).toBe('Polen');
  expect(['Zypern', 'Österreich', 'Polen'].sort(collator('de-DE').compare)).toEqual([
    'Österreich',
    'Polen',
    'Zypern',
  ]);
});
