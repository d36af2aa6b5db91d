import { merchant } from '@/services/fixtures/surveys';

import { entriesOfQuery, faultsOf, noEntries, queryOfAnswers, toAnswers, toEntries } from './surveyEntries';

const query = {
  companyCountry: 'DE',
  storageCountries: ['DE', 'PL'],
  salesCountries: 'FR',
  productKinds: ['toy'],
  salesChannels: 'ownShop',
  importsToStock: 'yes',
  supplyRoles: ['homeSupplier', 'ownBrand', 'elsewhere'],
  crossBorderTurnover: '12.000',
};

it('reads the entries of a form from an address', () => {
  expect(toAnswers(entriesOfQuery(query))).toEqual({
    companyCountry: 'DE',
    storageCountries: ['DE', 'PL'],
    salesCountries: ['FR'],
    productKinds: ['toy'],
    salesChannels: ['ownShop'],
    importedConsignments: [],
    importsToStock: 'yes',
    supplyRoles: ['ownBrand', 'homeSupplier'],
    crossBorderTurnover: 12_000,
    smallEnterprise: 'unknown',
  });
});

it('takes Northern Ireland as a place of goods, not as a seat', () =>
  expect(
    entriesOfQuery({ companyCountry: 'XI', storageCountries: ['XI'], salesCountries: ['XI', 'GB'] }),
  ).toMatchObject({ companyCountry: '', storageCountries: ['XI'], salesCountries: ['GB', 'XI'] }));

it('leaves out what is none of the form’s answers, and what comes twice', () => {
  const strange = {
    ...query,
    companyCountry: ['XX', '<script>'],
    productKinds: ['toy', 'toy', 'weapon'],
    crossBorderTurnover: ['1', '2'],
  };
  expect(entriesOfQuery(strange)).toMatchObject({
    companyCountry: '',
    productKinds: ['toy'],
    crossBorderTurnover: '',
  });
  expect(entriesOfQuery({})).toEqual(noEntries);
});

it('names what is missing or wrong, in the order of the form', () => {
  expect(faultsOf(noEntries)).toEqual(['companyCountry', 'productKinds', 'salesCountries', 'salesChannels']);
  expect(faultsOf(entriesOfQuery(query))).toEqual([]);
  const wrong = { ...entriesOfQuery(query), storageCountries: ['DE'], crossBorderTurnover: 'much' };
  expect(faultsOf(wrong)).toEqual(['crossBorderTurnover']);
  // Not asked of a company outside the Union.
  expect(faultsOf({ ...wrong, companyCountry: 'NO' })).toEqual([]);
});

it('keeps answers as entries', () => {
  const answers = merchant({ companyCountry: 'DE', salesCountries: ['FR'], crossBorderTurnover: null });
  expect(toAnswers(toEntries(answers))).toEqual(answers);
});

it('writes answers as the query that it reads them from', () => {
  const answers = toAnswers(entriesOfQuery(query));
  const written = queryOfAnswers(answers);
  const read = Object.fromEntries([...new Set(written.keys())].map((name) => [name, written.getAll(name)]));
  expect(
    toAnswers(entriesOfQuery({ ...read, crossBorderTurnover: written.get('crossBorderTurnover') ?? '' })),
  ).toEqual(answers);
});
