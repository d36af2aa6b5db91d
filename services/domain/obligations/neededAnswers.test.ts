import { merchant, surveyAnswers } from '@/services/fixtures/surveys';

import { neededAnswers } from './neededAnswers';

const day = '2026-11-22';
const german = surveyAnswers({
  companyCountry: 'DE',
  storageCountries: ['DE', 'PL'],
  salesCountries: ['DE', 'FR'],
  productKinds: ['toy', 'battery'],
  salesChannels: ['ownShop'],
  importedConsignments: ['upTo150'],
  crossBorderTurnover: 42_000,
});
const needed = neededAnswers(german, day);

it.each([
  ['the only stock abroad', 'vatWhereStored', [{ question: 'storageCountries', value: 'PL' }]],
  [
    'a product and the country of a register',
    'batteryFrance',
    [
      { question: 'salesCountries', value: 'FR' },
      { question: 'productKinds', value: 'battery' },
    ],
  ],
  ['consignments', 'lowValueDuty', [{ question: 'importedConsignments', value: 'upTo150' }]],
] as const)('names %s', (_case, id, answers) => expect(needed.get(id)).toEqual(answers));

it('names no answer where two of them lead to the same obligation', () =>
  expect(needed.get('offerInformation')).toBeUndefined());

it('does not take away the only channel', () =>
  expect([...needed.values()].flat().filter(({ question }) => question === 'salesChannels')).toEqual([]));

it.each([
  [
    'the origin of the stock',
    { companyCountry: 'DE', salesCountries: ['DE'], importsToStock: 'yes' },
    'importIntoOwnStock',
    { question: 'importsToStock', value: 'yes' },
  ],
  [
    'the turnover, above the threshold',
    { companyCountry: 'DE', salesCountries: ['FR'], crossBorderTurnover: 10_001 },
    'unionOss',
    { question: 'crossBorderTurnover', value: 'above' },
  ],
  [
    'the turnover, below the threshold',
    { companyCountry: 'DE', salesCountries: ['FR'], crossBorderTurnover: 10_000 },
    'homeVatBelowThreshold',
    { question: 'crossBorderTurnover', value: 'upTo' },
  ],
  [
    'the turnover in the whole Union',
    { companyCountry: 'DE', salesCountries: ['FR', 'IT'] },
    'smallEnterprise',
    { question: 'smallEnterprise', value: 'unknown' },
  ],
] as const)('names %s', (_case, answers, id, answer) => {
  const { salesCountries, ...rest } = answers;
  const given = merchant({ ...rest, salesCountries: [...salesCountries] });
  expect(neededAnswers(given, day).get(id)).toContainEqual(answer);
});
