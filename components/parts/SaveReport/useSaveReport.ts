import { useState } from 'react';

import { hasFailed } from '@/services/browser/api/apiResult';
import { callApi } from '@/services/browser/api/callApi';
import { rulesVersion } from '@/services/domain/obligations/assess';
import type { SurveyAnswers } from '@/services/domain/obligations/survey';

type SaveState = 'idle' | 'saving' | 'failed';

/** Saves a report; `savedId` is the id that exactly these answers have got. A failure is for the caller to tell. */
export function useSaveReport(answers: SurveyAnswers) {
  const [state, setState] = useState<SaveState>('idle');
  const [saved, setSaved] = useState<{ answers: SurveyAnswers; id: string }>();

  async function save() {
    if (state === 'saving') return;
    setState('saving');
    const answer = await callApi('saveSurveyReport', { answers, rulesVersion });
    if (hasFailed(answer)) {
      setState('failed');
      return;
    }
    setSaved({ answers, id: answer.data.id });
    setState('idle');
  }

  return { save, state, savedId: saved?.answers === answers ? saved.id : undefined };
}
