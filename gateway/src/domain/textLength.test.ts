import { countText, lengthProblem } from './textLength';

it('counts in both languages', () => {
  expect(countText(42, 160, 'en')).toBe('42 of 160 characters');
  expect(countText(1_200, 10_000, 'de')).toBe('1.200 von 10.000 Zeichen');
});

it('objects to the first character too many and says how long the text is', () => {
  expect(lengthProblem('x'.repeat(160), 160)).toBeUndefined();
  expect(lengthProblem('x'.repeat(183), 160)).toEqual({
    en: 'Please shorten to 160 characters (now 183).',
    de: 'Bitte auf 160 Zeichen kürzen (jetzt 183).',
  });
});
