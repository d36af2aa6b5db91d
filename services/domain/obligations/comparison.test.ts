import { comparison } from '@/services/fixtures/comparison';

import { comparedCountries, representativeNeed, withCountry } from './comparison';

const known = ['AT', 'DE', 'FR', 'IT', 'PL'];

it.each([
  ['DE,FR', ['DE', 'FR']],
  ['pl,it,at', ['PL', 'IT', 'AT']],
  ['PL', ['PL', 'DE']],
  ['DE', ['DE', 'FR']],
  ['PL,PL,XX,<b>', ['PL', 'DE']],
  ['DE,FR,IT,PL,AT', ['DE', 'FR', 'IT', 'PL']],
  ['', ['DE', 'FR']],
  [undefined, ['DE', 'FR']],
  [
    ['PL', 'IT'],
    ['DE', 'FR'],
  ],
])('?countries=%s compares %j', (asked, expected) =>
  expect(comparedCountries(asked, known)).toEqual(expected),
);

it.each([
  [
    ['AT', 'PL'],
    ['AT', 'PL'],
  ],
  [['PL'], ['PL']],
  [[], []],
])('of %j alone the first two stand in for the usual ones', (few, expected) =>
  expect(comparedCountries('DE,FR', few)).toEqual(expected),
);

it.each([
  [['DE', 'FR'], 1, 'PL', ['DE', 'PL']],
  [['DE', 'FR'], 3, 'PL', ['DE', 'FR', 'PL']],
  [['DE', 'FR', 'PL'], 2, '', ['DE', 'FR']],
  [['DE', 'FR'], 1, 'DE', ['FR', 'DE']],
])('%j with another country in place %i (%s): %j', (chosen, place, country, expected) =>
  expect(withCountry(chosen, place, country)).toEqual(expected),
);

it.each([
  ['vat', 'DE', 'nobody'],
  ['vat', 'GB', 'nobody'],
  ['vat', 'PL', 'outsideUnion'],
  ['vat', 'BE', 'unsure'],
  ['vat', 'CH', 'everyone'],
  ['vat', 'NO', 'ordinary'],
  ['vat', 'JP', 'unknown'],
  ['packaging', 'ES', 'everyone'],
  ['packaging', 'AT', 'everyone'],
  ['packaging', 'DE', 'otherStates'],
  ['packaging', 'GB', 'unknown'],
  ['devices', 'ES', 'otherStates'],
  ['devices', 'CH', 'unknown'],
] as const)('for %s in %s a representative is needed by: %s', (part, country, need) =>
  expect(representativeNeed(part, country)).toBe(need),
);

it('has the services of each country by part, and leads to its page or else its prices', () => {
  const [austria, , germany] = comparison().columns;
  expect(austria).toMatchObject({ href: '/cht/price/AT', parts: { vat: { services: [] } } });
  expect(germany?.href).toBe('/custom/sell-in-germany');
  expect(germany?.parts.vat.services.map(({ name }) => name)).toEqual(['VAT registration Germany']);
  expect(germany?.parts.packaging.services).toHaveLength(1);
  expect(germany?.parts.devices.services).toEqual([]);
});
