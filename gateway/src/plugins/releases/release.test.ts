import { languagesOf, overlaps } from './release';

it.each([
  ['en', 'en', true],
  ['en', 'de', false],
  ['all', 'de', true],
  ['en', 'all', true],
] as const)('entries of %s and of %s overlap: %s', (one, other, expected) =>
  expect(overlaps(one, other)).toBe(expected),
);

it('all languages are English and German', () => {
  expect(languagesOf('all')).toEqual(['en', 'de']);
  expect(languagesOf('de')).toEqual(['de']);
});
