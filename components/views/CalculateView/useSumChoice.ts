import { useState } from 'react';

import { loadFormState, saveFormState } from '@/services/browser/storage/formState';
import type { Obligation } from '@/services/domain/obligations/assess';
import { isSameReport } from '@/services/domain/obligations/isSameReport';
import { withToggled } from '@/services/domain/obligations/sum';
import {
  noChoice,
  type SurveyAnswers,
  type SurveyReport,
  type Ticks,
} from '@/services/domain/obligations/survey';
import { useClientValue } from '@/services/hooks/useClientValue';

import type { useFilingRhythm } from './useFilingRhythm';

const storageKey = 'survey.sum';

interface Kept {
  answers: SurveyAnswers;
  choice: Ticks;
}

/** A saved report opens with its own ticks; for other answers the tab can have kept some. */
function ticksFor(answers: SurveyAnswers, opened: SurveyReport | null): Ticks {
  if (opened && isSameReport(opened.answers, answers)) return opened.choice;
  const kept = loadFormState<Partial<Kept>>(storageKey);
  return (kept?.answers && isSameReport(kept.answers, answers) && kept.choice) || noChoice;
}

/**
 * The merchant's changes in the sum of a report. The tab keeps the ticks for the same answers, so that a reload or another
 * language shows the same sum.
 */
export function useSumChoice(
  answers: SurveyAnswers,
  opened: SurveyReport | null,
  { rhythm, setRhythm }: ReturnType<typeof useFilingRhythm>,
) {
  // A report in the HTML knows of none.
  const isInBrowser = useClientValue(() => true, false);
  const [state, setState] = useState<Kept>(() => ({
    answers,
    choice: typeof window === 'undefined' ? noChoice : ticksFor(answers, opened),
  }));
  const isCurrent = isInBrowser && isSameReport(state.answers, answers);
  const { added, leftOut } = isCurrent ? state.choice : noChoice;
  const ticks = { added, leftOut };

  function keep(choice: Ticks) {
    const next = { answers, choice };
    saveFormState(storageKey, next);
    setState(next);
  }

  return {
    choice: { ...ticks, rhythm },
    toggle: (obligation: Obligation) => keep(withToggled(ticks, obligation)),
    setRhythm: (chosen: Parameters<typeof setRhythm>[0]) => {
      keep(ticks);
      setRhythm(chosen);
    },
  };
}
