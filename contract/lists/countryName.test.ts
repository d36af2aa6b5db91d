import { countryCodeOf } from './countryName';

it.each([
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  [' österreich ', 'AT'],
  ['United Kingdom', 'GB'],
  ['de', 'DE'],
  ['UK', 'GB'],
])('%j is %s', (name, code) => expect(countryCodeOf(name)).toBe(code));

it.each(['', 'Atlantis', 'AA'])('%j is no country', (name) => expect(countryCodeOf(name)).toBeUndefined());
