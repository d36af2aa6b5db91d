import { exampleOf } from '@/services/fixtures/examples';

import { callGateway } from './client';
import { fetchSurveyPrices } from './surveys';

jest.mock('./client');

const requestMock = jest.mocked(callGateway);
beforeEach(() => {
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});

it('returns prices of one country or of all', async () => {
  const [first] = await fetchSurveyPrices({ countryCode: 0 }, 'de');
  expect(first).toMatchObject({
    name: expect.any(String),
    prices: expect.arrayContaining([expect.objectContaining({ vatMode: 'net' })]),
  });
  await fetchSurveyPrices({}, 'en');
  expect(requestMock.mock.calls).toEqual([
    ['priceForSurveyReport', { countryCode: 0 }, { locale: 'de' }],
    ['priceForSurveyReport', {}, { locale: 'en' }],
  ]);
});
