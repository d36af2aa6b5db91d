import type { SurveyReport } from '@/services/domain/obligations/survey';
import { surveyReportFromWire } from '@/services/gateway/map/survey';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

/** A saved report; null where there is none. Throws where the call fails; the caller tells of it. */
export async function fetchSavedReport(id: string): Promise<SurveyReport | null> {
  const answer = await callApi('getSurveyReport', { id }, { toast: false });
  if (!hasFailed(answer)) return surveyReportFromWire(answer.data);
  if (answer.status === 404) return null;
  throw new Error(answer.msg);
}
