import { useState } from 'react';

import { loadFormState, saveFormState } from '@/services/browser/storage/formState';
import { isSameReport } from '@/services/domain/obligations/isSameReport';
import type { SurveyAnswers } from '@/services/domain/obligations/survey';
import { useClientValue } from '@/services/hooks/useClientValue';

const storageKey = 'survey.sum';

interface Kept {
  answers: SurveyAnswers;
  changed: string[];
}

function keptFor(answers: SurveyAnswers): string[] {
  const kept = loadFormState<Kept>(storageKey);
  return kept && isSameReport(kept.answers, answers) ? kept.changed : [];
}

/**
 * The obligations that were ticked or unticked, by their keys. The tab keeps them for the same answers, so that a reload
 * or another language shows the same sum.
 */
export function useChangedDuties(answers: SurveyAnswers) {
  // A report in the HTML knows of none.
  const isInBrowser = useClientValue(() => true, false);
  const [state, setState] = useState<Kept>(() => ({
    answers,
    changed: typeof window === 'undefined' ? [] : keptFor(answers),
  }));
  const isCurrent = isInBrowser && isSameReport(state.answers, answers);
  const changed = new Set(isCurrent ? state.changed : []);

  function toggle(key: string) {
    const next = new Set(changed);
    if (!next.delete(key)) next.add(key);
    const kept = { answers, changed: [...next] };
    saveFormState(storageKey, kept);
    setState(kept);
  }

  return { changed, toggle };
}
