import { useState } from 'react';

import { saveReport } from '@/services/browser/api/surveys';
import { isSameReport } from '@/services/domain/obligations/isSameReport';
import { isSameChoice } from '@/services/domain/obligations/sum';
import type { SurveyReport } from '@/services/domain/obligations/survey';

/** The parts of a report that are saved. */
export type ReportContent = Pick<SurveyReport, 'answers' | 'choice'>;
type SaveState = 'idle' | 'saving' | 'failed';

/** Whether two reports have the same answers, ticks and rhythm. */
export const isSameContent = (a: ReportContent, b: ReportContent): boolean =>
  isSameReport(a.answers, b.answers) && isSameChoice(a.choice, b.choice);

/** Saves a report; `savedId` is the id that exactly this content has got. A failure is for the caller to tell. */
export function useSaveReport(content: ReportContent) {
  const [state, setState] = useState<SaveState>('idle');
  const [saved, setSaved] = useState<ReportContent & { id: string }>();

  async function save() {
    if (state === 'saving') return;
    setState('saving');
    try {
      setSaved({ ...content, id: await saveReport(content.answers, content.choice) });
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return { save, state, savedId: saved && isSameContent(saved, content) ? saved.id : undefined };
}
