import { useState } from 'react';

import { loadFormState, saveFormState } from '@/services/browser/storage/formState';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import type { SurveyAnswers } from '@/services/domain/obligations/survey';
import { useClientValue } from '@/services/hooks/useClientValue';

const storageKey = 'survey.report';

interface Kept {
  rules: string;
  answers: SurveyAnswers;
}

const keep = (answers: SurveyAnswers) =>
  saveFormState(storageKey, { rules: rulesVersion, answers } satisfies Kept);

/** Answers that an older version of the site has kept can lack questions that its rules ask by now. */
function keptAnswers(): SurveyAnswers | undefined {
  const kept = loadFormState<Partial<Kept>>(storageKey);
  return kept?.rules === rulesVersion ? kept.answers : undefined;
}

/** The answers of the last report of this tab, so that a reload or another language shows it again. */
export function useKeptAnswers() {
  // The page in the HTML knows of none.
  const isInBrowser = useClientValue(() => true, false);
  const [stored] = useState(() => (typeof window === 'undefined' ? undefined : keptAnswers()));
  return { kept: isInBrowser ? stored : undefined, keep };
}
