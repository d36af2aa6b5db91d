import { surveyAnswers } from '@/services/fixtures/surveys';

import { isSameReport } from './isSameReport';
import type { SurveyAnswers } from './survey';

const answers = surveyAnswers({ salesCountries: ['DE', 'FR'] });

it.each([
  ['the order of ticks', { salesCountries: ['FR', 'DE'] }, true],
  ['another country', { salesCountries: ['DE', 'ES'] }, false],
  ['one country less', { salesCountries: ['DE'] }, false],
] as const)('tells reports apart: %s', (_, change, isSame) => {
  expect(isSameReport(answers, { ...answers, ...change, salesCountries: [...change.salesCountries] })).toBe(
    isSame,
  );
});

it('takes the answers in any order', () => {
  const reversed = Object.fromEntries(Object.entries(answers).reverse()) as unknown as SurveyAnswers;
  expect(isSameReport(answers, reversed)).toBe(true);
});
