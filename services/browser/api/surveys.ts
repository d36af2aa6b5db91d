import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import type { SumChoice, SurveyAnswers, SurveyReport } from '@/services/domain/obligations/survey';
import type { SurveyService } from '@/services/domain/services/service';
import { surveyServiceFromWire } from '@/services/gateway/map/service';
import { surveyReportFromWire } from '@/services/gateway/map/survey';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

/**
 * Saves the answers of the calculator and what is ticked in its report, with the version of its rules, for the merchant
 * who is logged in, if any. Returns the unguessable id of the report. Throws where the call fails; the caller tells of it.
 */
export async function saveReport(answers: SurveyAnswers, choice: SumChoice): Promise<string> {
  const response = await callApi('saveSurveyReport', { answers, choice, rulesVersion });
  if (hasFailed(response)) throw new Error(response.msg);
  return response.data.id;
}

/** A saved report; null where there is none. Throws where the call fails, after showing the toast. */
export async function fetchSavedReport(id: string): Promise<SurveyReport | null> {
  const response = await callApi('getSurveyReport', { id });
  if (!hasFailed(response)) return surveyReportFromWire(response.data);
  if (response.status === 404) return null;
  throw new Error(response.msg);
}

async function fetchPrices(
  name: 'priceForSurveyReport' | 'trademarkPriceForSurveyReport',
): Promise<SurveyService[]> {
  const response = await callApi(name, {});
  if (hasFailed(response)) throw new Error(response.msg);
  return response.data.map(surveyServiceFromWire);
}

/**
 * Prices in force today of all tax and product compliance services, in the language of the page. Throws where the call
 * fails, after showing the toast.
 */
export const fetchSurveyPrices = (): Promise<SurveyService[]> => fetchPrices('priceForSurveyReport');

/** The same of all trade mark services. */
export const fetchTrademarkPrices = (): Promise<SurveyService[]> =>
  fetchPrices('trademarkPriceForSurveyReport');
