import { useState } from 'react';

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

/** A saved report opens with its own ticks; for other answers the tab can have kept some. */
function choiceFor(answers: SurveyAnswers, opened: SurveyReport | null): SumChoice {
  const kept = opened ?? loadFormState<Partial<Kept>>(storageKey);
  return (kept?.answers && isSameReport(kept.answers, answers) && kept.choice) || noChoice;
}

/**
 * What the tick boxes have changed in the sum of a report. The tab keeps it for the same answers, so that a reload or
 * another language shows the same sum.
 */
export function useSumChoice(answers: SurveyAnswers, opened: SurveyReport | null) {
  // A report in the HTML knows of none.
  const isInBrowser = useClientValue(() => true, false);
  const [state, setState] = useState<Kept>(() => ({
    answers,
    choice: typeof window === 'undefined' ? noChoice : choiceFor(answers, opened),
  }));
  const isCurrent = isInBrowser && isSameReport(state.answers, answers);
  const choice = isCurrent ? state.choice : noChoice;

  function toggle(obligation: Obligation) {
    const next = { answers, choice: withToggled(choice, obligation) };
    saveFormState(storageKey, next);
    setState(next);
  }

  return { choice, toggle };
}
