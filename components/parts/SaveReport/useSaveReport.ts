import { useState } from 'react';

import { saveReport } from '@/services/browser/api/surveys';
import type { SurveyAnswers } from '@/services/domain/obligations/survey';

type SaveState = 'idle' | 'saving' | 'failed';

/** Saves a report; `savedId` is the id that exactly these answers have got. A failure is for the caller to tell. */
export function useSaveReport(answers: SurveyAnswers, onSaved: (id: string) => void) {
  const [state, setState] = useState<SaveState>('idle');
  const [saved, setSaved] = useState<{ answers: SurveyAnswers; id: string }>();

  async function save() {
    if (state === 'saving') return;
    setState('saving');
    try {
      const id = await saveReport(answers);
      setSaved({ answers, id });
      setState('idle');
      onSaved(id);
    } catch {
      setState('failed');
    }
  }

  return { save, state, savedId: saved?.answers === answers ? saved.id : undefined };
}
