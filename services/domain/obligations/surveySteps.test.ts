import { merchant } from '@/services/fixtures/surveys';

import { noEntries, toEntries } from './surveyEntries';
import { stepsOf, stepWith, surveySteps } from './surveySteps';

it('has each question in one step', () => {
  const questions = surveySteps.flatMap(({ questions }) => questions);
  expect(questions.toSorted()).toEqual(Object.keys(noEntries).toSorted());
});

it.each([
  ['before anything is known', noEntries, 4],
  [
    'of a company outside the Union',
    toEntries(merchant({ companyCountry: 'CN', salesCountries: ['DE'] })),
    3,
  ],
  [
    'of a company that sells at home',
    toEntries(merchant({ companyCountry: 'DE', salesCountries: ['DE'] })),
    3,
  ],
  ['across borders', toEntries(merchant({ companyCountry: 'DE', salesCountries: ['FR'] })), 4],
])('goes through the steps %s', (_case, entries, count) => {
  expect(stepsOf(entries)).toEqual(['company', 'countries', 'trade', 'turnover'].slice(0, count));
});

it('finds the first step with one of several questions', () => {
  expect(stepWith(['crossBorderTurnover', 'salesCountries'])).toBe('countries');
  expect(stepWith([])).toBeUndefined();
});
