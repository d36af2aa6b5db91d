import { countryName } from './countryName';

it.each([
  ['DE', 'en', 'Germany'],
  ['DE', 'de', 'Deutschland'],
  ['TW', 'en', 'Taiwan'],
  ['EU', 'de', 'Europäische Union'],
] as const)('the country %s in %s is %s', (country, locale, name) =>
  expect(countryName(country, locale)).toBe(name),
);
