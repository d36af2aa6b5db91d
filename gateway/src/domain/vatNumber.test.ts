import { hasVatNumberForm, normaliseVatNumber } from './vatNumber';

it.each([
  ['de 999 024.513', 'DE999024513'],
  ['GR123456789', 'EL123456789'],
  ['che-999.448.928 mwst', 'CHE999448928MWST'],
])('%s is read as %s', (typed, number) => expect(normaliseVatNumber(typed)).toBe(number));

it.each([
  'DE999024513',
  'ATU99948085',
  'BE0999891341',
  'FR64999462765',
  'NL999457019B02',
  'ESB99998262',
  'IE9999150W',
  'CHE999448928',
  'NO999237568MVA',
  'GB999636336',
  'XI999636336',
  'EL123456789',
  'SE559999253301',
])('%s has the form of its country', (number) => expect(hasVatNumberForm(number)).toBe(true));

it.each(['', 'DE', 'DE012345678', 'DE12345678', 'AT99948085', 'FRIO999462765', 'US123456789', '999024513'])(
  '%j has no such form',
  (number) => expect(hasVatNumberForm(number)).toBe(false),
);
