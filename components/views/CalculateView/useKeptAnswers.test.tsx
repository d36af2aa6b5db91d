import { renderHook } from '@testing-library/react';

import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import { surveyAnswers } from '@/services/fixtures/surveys';

import { useKeptAnswers } from './useKeptAnswers';

// Shows (requirements, 2.11).

const open = () => renderHook(useKeptAnswers).result.current;

it('has the answers of the last report, but not under other rules, which may ask more', () => {
  expect(open().kept).toBeUndefined();
  open().keep(surveyAnswers());
  expect(open().kept).toEqual(surveyAnswers());
  const [[name, kept] = ['', '']] = Object.entries({ ...sessionStorage }) as [string, string][];
  sessionStorage.setItem(name, kept.replace(rulesVersion, '2020-01-01'));
  expect(open().kept).toBeUndefined();
});
