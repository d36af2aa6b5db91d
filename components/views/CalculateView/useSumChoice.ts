import { useState } from 'react';

import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import { setRhythm } from '@/services/browser/offer/offerStore';
import { loadFormState, saveFormState } from '@/services/browser/storage/formState';
import { isSameReport } from '@/services/domain/obligations/isSameReport';
import {
  noChoice,
  type SumChoice,
  type SurveyAnswers,
  type SurveyReport,
  type Ticks,
} from '@/services/domain/obligations/survey';
import { useClientValue } from '@/services/hooks/useClientValue';
import { useOffer } from '@/services/hooks/useOffer';

const storageKey = 'survey.sum';

interface Kept {
  answers: SurveyAnswers;
  choice: Ticks;
}

const ticksOf = ({ added, leftOut }: Ticks): Ticks => ({ added, leftOut });

/**
 * The merchant's changes in the sum of a report. The tab keeps the ticks for the same answers, so that a reload or another
 * language shows the same sum. VAT returns have one rhythm in the tab, for its report and its offer; a saved report shows
 * its own ticks and rhythm until the visitor works on with it.
 */
export function useSumChoice(saved: SurveyReport | null) {
  const { rhythm: ofTab } = useOffer();
  // A report in the HTML knows of no ticks.
  const isInBrowser = useClientValue(() => true, false);
  const [kept, setKept] = useState<Partial<Kept> | undefined>(() =>
    typeof window === 'undefined' ? undefined : (saved ?? loadFormState<Partial<Kept>>(storageKey)),
  );
  const [ofReport, setOfReport] = useState(saved?.choice.rhythm);
  const rhythm = ofReport ?? ofTab;

  function workIn(chosen: FilingRhythm) {
    setOfReport(undefined);
    setRhythm(chosen);
  }

  return {
    choiceFor: (answers: SurveyAnswers): SumChoice => {
      const isKept = isInBrowser && kept?.answers && isSameReport(kept.answers, answers);
      return { ...ticksOf((isKept && kept.choice) || noChoice), rhythm };
    },
    /** Makes the rhythm that is shown that of the tab. */
    workOn: () => workIn(rhythm),
    keep: (answers: SurveyAnswers, choice: SumChoice) => {
      const next = { answers, choice: ticksOf(choice) };
      saveFormState(storageKey, next);
      setKept(next);
      workIn(choice.rhythm);
    },
  };
}
