import example from '@/contract/calls/examples/getSurveyReport.json';
import prices from '@/contract/calls/examples/priceForSurveyReport.json';
import trademarkPrices from '@/contract/calls/examples/trademarkPriceForSurveyReport.json';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import { noChoice } from '@/services/domain/obligations/survey';
import { surveyReport } from '@/services/fixtures/surveys';

import { networkFailure } from './apiResult';
import { callApi } from './callApi';
import { fetchSavedReport, fetchSurveyPrices, fetchTrademarkPrices, saveReport } from './surveys';

jest.mock('./callApi');
const answers = (answer: unknown) => jest.mocked(callApi).mockResolvedValue(answer as never);
const failure = networkFailure(new Error('Network Error'));

const id = 'k7mp4xwq9dnt';

it('saves answers and ticks with the version of the rules', async () => {
  const { answers: given, choice } = surveyReport();
  answers({ code: 0, msg: '', data: { id } });
  await expect(saveReport(given, choice)).resolves.toBe(id);
  expect(callApi).toHaveBeenCalledWith('saveSurveyReport', { answers: given, choice, rulesVersion });
});

it('throws if a report is not saved', async () => {
  answers(failure);
  await expect(saveReport(surveyReport().answers, noChoice)).rejects.toThrow('Network Error');
});

it('returns a saved report', async () => {
  answers(example);
  await expect(fetchSavedReport(id)).resolves.toEqual({
    id,
    answers: example.data.answers,
    choice: example.data.choice,
    rulesVersion: '2026-11-20',
    createdAt: '2026-11-20T14:32:07.418Z',
  });
  expect(callApi).toHaveBeenCalledWith('getSurveyReport', { id });
});

it('returns null for a report that does not exist, and throws if the call fails', async () => {
  answers({ ...failure, status: 404 });
  await expect(fetchSavedReport(id)).resolves.toBeNull();
  answers(failure);
  await expect(fetchSavedReport(id)).rejects.toThrow('Network Error');
});

it('returns the prices of services, and throws if the call fails', async () => {
  answers(prices);
  const [first] = await fetchSurveyPrices();
  expect(first).toMatchObject({ name: 'VAT registration Germany', category: 'vat', country: 'DE' });
  expect(first?.prices[0]).toHaveProperty('amountMinor', prices.data[0]?.prices[0]?.amount);
  expect(callApi).toHaveBeenCalledWith('priceForSurveyReport', {});
  answers(failure);
  await expect(fetchSurveyPrices()).rejects.toThrow('Network Error');
});

it('returns the prices of trade marks, and throws if the call fails', async () => {
  answers(trademarkPrices);
  const [first] = await fetchTrademarkPrices();
  expect(first).toMatchObject({ name: 'Trade mark Germany', category: 'trademark', country: 'DE' });
  expect(callApi).toHaveBeenCalledWith('trademarkPriceForSurveyReport', {});
  answers(failure);
  await expect(fetchTrademarkPrices()).rejects.toThrow('Network Error');
});
