import { hasVatNumberForm, normaliseVatNumber } from './vatNumber';

it.each([
  ['de 999 024.513', 'DE999024513'],
  ['GR123456789', 'EL123456789'],
  ['che-999.448.928 mwst', 'CHE999448928MWST'],
  ['\u202aDE\u200e999\u00ad024\u2060513\u202c', 'DE999024513'],
  ['ＤＥ９９９０２４５１３', 'DE999024513'],
  ['USt-IdNr. DE 999 024 513', 'DE999024513'],
  ['USt-IdNr.:DE999024513', 'DE999024513'],
  ['UID-Nr. ATU99948085', 'ATU99948085'],
  ['UID: CHE-999.448.928 MWST', 'CHE999448928MWST'],
  ['VAT no. GB 999 6363 36', 'GB999636336'],
  ['N° TVA FR 64 999462765', 'FR64999462765'],
  ['P.IVA IT99945678901', 'IT99945678901'],
  ['VAT No 999237568 MVA', 'NO999237568MVA'],
  ['BE 999.891.341', 'BE0999891341'],
  // Without the form of a country, what was typed stays.
  ['USt-IdNr. 999 024 513', 'USTIDNR999024513'],
  ['XDE999024513', 'XDE999024513'],
])('%j is read as %s', (typed, number) => {
  expect(normaliseVatNumber(typed)).toBe(number);
  expect(normaliseVatNumber(number)).toBe(number);
});

it.each([
  'DE999024513',
  'ATU99948085',
  'BE0999891341',
  'FR64999462765',
  'NL999457019B02',
  'IE9999150W',
  'IE9999150TW',
  'IE9Z54321V',
  'IE9*54321V',
  'NO999237568MVA',
  'GB999636336',
  'XI999636336',
])('%s has the form of its country', (number) => {
  expect(normaliseVatNumber(number)).toBe(number);
  expect(hasVatNumberForm(number)).toBe(true);
});

it.each(['', 'DE', 'DE012345678', 'DE12345678', 'AT99948085', 'FRIO999462765', 'US123456789', '999024513'])(
  '%j has no such form',
  (number) => expect(hasVatNumberForm(number)).toBe(false),
);
