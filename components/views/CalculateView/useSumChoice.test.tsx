import { act, renderHook } from '@testing-library/react';

import { currentOffer, setRhythm } from '@/services/browser/offer/offerStore';
import { noChoice, type SumChoice, type SurveyReport } from '@/services/domain/obligations/survey';
import { surveyAnswers, surveyReport } from '@/services/fixtures/surveys';

import { useSumChoice } from './useSumChoice';

// Shows (requirements, 2.11).

const answers = surveyAnswers();
const lessOne: SumChoice = { ...noChoice, leftOut: ['vatWhereStored'] };
const monthly = surveyReport({ choice: { ...lessOne, rhythm: 'month' } });

beforeEach(() => {
  sessionStorage.clear();
  setRhythm('usual');
});

const open = (saved: SurveyReport | null = null) => {
  const { result } = renderHook(() => useSumChoice(saved));
  return {
    choice: (of = answers) => result.current.choiceFor(of),
    keep: (choice: SumChoice) => act(() => result.current.keep(answers, choice)),
    workOn: () => act(() => result.current.workOn()),
  };
};

it('keeps ticks for the same answers alone while the tab is open', () => {
  const first = open();
  expect(first.choice()).toEqual(noChoice);
  first.keep(lessOne);
  for (const { choice } of [first, open()]) {
    expect(choice({ ...answers, salesCountries: answers.salesCountries.toReversed() })).toEqual(lessOne);
    expect(choice({ ...answers, salesCountries: ['DE'] })).toEqual(noChoice);
  }
});

it('a saved report opens with its ticks, whatever the tab has kept for the same answers', () => {
  open().keep(noChoice);
  expect(open(surveyReport({ choice: lessOne })).choice()).toEqual(lessOne);
});

it('a saved report only shows its rhythm until the visitor works on', () => {
  const { choice, workOn } = open(monthly);
  expect(choice().rhythm).toBe('month');
  expect(currentOffer().rhythm).toBe('usual');
  workOn();
  expect(currentOffer().rhythm).toBe('month');
});

it('a saved report keeps its rhythm with another tick, after a reload too', () => {
  open(monthly).keep({ ...noChoice, rhythm: 'month' });
  expect(open().choice()).toEqual({ ...noChoice, rhythm: 'month' });
});

it('a saved report takes another rhythm, which the offer has then', () => {
  const { choice, keep } = open(monthly);
  keep({ ...lessOne, rhythm: 'quarter' });
  expect(choice()).toEqual({ ...lessOne, rhythm: 'quarter' });
  expect(currentOffer().rhythm).toBe('quarter');
});
