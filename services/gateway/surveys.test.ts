import { callGateway } from './client';
import { exampleOf } from './examples';
import { fetchSurveyPrices, fetchSurveyTrademarkPrices } from './surveys';

jest.mock('./client');

const requestMock = jest.mocked(callGateway);
beforeEach(() => {
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
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
