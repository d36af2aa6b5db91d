import { useEffect, useState } from 'react';

import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import { currentOffer, setRhythm as setRhythmOfOffer } from '@/services/browser/offer/offerStore';
import { loadFormState, saveFormState } from '@/services/browser/storage/formState';
import type { Obligation } from '@/services/domain/obligations/assess';
import { isSameReport } from '@/services/domain/obligations/isSameReport';
import { withToggled } from '@/services/domain/obligations/sum';
import {
  noChoice,
  type SumChoice,
  type SurveyAnswers,
  type SurveyReport,
} from '@/services/domain/obligations/survey';
import { useClientValue } from '@/services/hooks/useClientValue';

const storageKey = 'survey.sum';

interface Kept {
  answers: SurveyAnswers;
  choice: SumChoice;
}

/** A saved report opens with its own ticks and rhythm; for other answers the tab can have kept some. */
function choiceFor(answers: SurveyAnswers, opened: SurveyReport | null): SumChoice {
  if (opened && isSameReport(opened.answers, answers)) return opened.choice;
  const kept = loadFormState<Partial<Kept>>(storageKey);
  const ticks = (kept?.answers && isSameReport(kept.answers, answers) && kept.choice) || noChoice;
  return { ...ticks, rhythm: currentOffer().rhythm };
}

/**
 * The merchant's changes in the sum of a report. The tab keeps them for the same answers, so that a reload or another
 * language shows the same sum; the rhythm is one for all reports and the offer of the tab.
 */
export function useSumChoice(answers: SurveyAnswers, opened: SurveyReport | null) {
  // A report in the HTML knows of none.
  const isInBrowser = useClientValue(() => true, false);
  const [state, setState] = useState<Kept>(() => ({
    answers,
    choice: typeof window === 'undefined' ? noChoice : choiceFor(answers, opened),
  }));
  const isCurrent = isInBrowser && isSameReport(state.answers, answers);
  const choice = isCurrent
    ? state.choice
    : { ...noChoice, rhythm: isInBrowser ? state.choice.rhythm : 'usual' };
  useEffect(() => {
    if (isInBrowser) setRhythmOfOffer(choice.rhythm);
  }, [isInBrowser, choice.rhythm]);

  function change(changed: SumChoice) {
    const next = { answers, choice: changed };
    saveFormState(storageKey, next);
    setState(next);
  }

  return {
    choice,
    toggle: (obligation: Obligation) => change(withToggled(choice, obligation)),
    setRhythm: (rhythm: FilingRhythm) => change({ ...choice, rhythm }),
  };
}
