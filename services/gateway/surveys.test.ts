import { callGateway } from './client';
import { GatewayNotFound, GatewayUnavailable } from './errors';
import { exampleOf } from './examples';
import {
  fetchSurveyPrices,
  fetchSurveyReport,
  fetchSurveyTrademarkPrices,
  saveSurveyReport,
} from './surveys';

jest.mock('./client');

const requestMock = jest.mocked(callGateway);
beforeEach(() => {
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});

const id = '3f0e9a52-6f1c-4b7e-9d43-0c5a8e2b7f16';
const context = { locale: 'en' } as const;

it('keeps the answers, for a merchant where one is logged in', async () => {
  const { answers, rulesVersion } = exampleOf('getSurveyReport');
  const loggedIn = { ...context, token: 'a-token' };
  await expect(saveSurveyReport({ answers, rulesVersion }, loggedIn)).resolves.toBe(id);
  expect(requestMock).toHaveBeenCalledWith('saveSurveyReport', { answers, rulesVersion }, loggedIn);
});

it('brings a saved report', async () => {
  await expect(fetchSurveyReport(id, context)).resolves.toEqual({
    id,
    answers: exampleOf('getSurveyReport').answers,
    rulesVersion: '2026-11-20',
    createdAt: '2026-11-20T14:32:07.418Z',
  });
});

it('tells a report that is not there from one that cannot be had now', async () => {
  requestMock.mockRejectedValueOnce(new GatewayNotFound('/path'));
  await expect(fetchSurveyReport(id, context)).resolves.toBeUndefined();
  requestMock.mockRejectedValueOnce(new GatewayUnavailable('/path', 'down'));
  await expect(fetchSurveyReport(id, context)).rejects.toThrow(GatewayUnavailable);
});

it.each([
  ['priceForSurveyReport', fetchSurveyPrices],
  ['trademarkPriceForSurveyReport', fetchSurveyTrademarkPrices],
] as const)('%s brings prices, of one country or of all', async (name, fetchPrices) => {
  const [first] = await fetchPrices({ countryCode: 0 }, 'de');
  expect(first).toMatchObject({
    name: expect.any(String),
    prices: expect.arrayContaining([expect.objectContaining({ vatMode: 'net' })]),
  });
  await fetchPrices({}, 'en');
  expect(requestMock.mock.calls).toEqual([
    [name, { countryCode: 0 }, { locale: 'de' }],
    [name, {}, { locale: 'en' }],
  ]);
});
