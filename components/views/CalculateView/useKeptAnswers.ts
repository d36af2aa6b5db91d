import { useState } from 'react';

import { loadFormState, saveFormState } from '@/services/browser/storage/formState';
import type { SurveyAnswers } from '@/services/domain/obligations/survey';
import { useClientValue } from '@/services/hooks/useClientValue';

const storageKey = 'survey.report';
const keep = (answers: SurveyAnswers) => saveFormState(storageKey, answers);

/** The answers of the last report of this tab, so that a reload or another language shows it again. */
export function useKeptAnswers() {
  // The page in the HTML knows of none.
  const isInBrowser = useClientValue(() => true, false);
  const [stored] = useState(() =>
    typeof window === 'undefined' ? undefined : loadFormState<SurveyAnswers>(storageKey),
  );
  return { kept: isInBrowser ? stored : undefined, keep };
}
