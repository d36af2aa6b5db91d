import { articleCard } from '@/services/fixtures/articles';
import { fetchMostReadArticles } from '@/services/gateway/articles';
import { fetchPublishedDocuments } from '@/services/server/middleware/fetchPublishedDocuments';
import { cachedAddresses } from '@/services/server/revalidation/cachedPages';

import { coldPaths } from './coldPaths';

jest.mock('@/services/gateway/articles');
jest.mock('@/services/server/middleware/fetchPublishedDocuments');
jest.mock('@/services/server/revalidation/cachedPages');

it('lists what is published and not cached in each language, the articles that are read most first', async () => {
  jest.mocked(fetchMostReadArticles).mockResolvedValue([articleCard({ id: 7, type: 'trends' })]);
  jest.mocked(fetchPublishedDocuments).mockResolvedValue({
    articles: {
      companyEncy: new Set([3]),
      FinanceTaxEncy: new Set(),
      industryInfo: new Set(),
      trends: new Set([8, 7]),
    },
    questions: new Set([1]),
    questionTypes: new Map(),
    information: new Set(),
    informationTypes: new Map(),
    campaigns: new Set(),
    channels: new Set(),
    serviceCategories: new Set(),
    priceCountries: new Set(),
  });
  jest.mocked(cachedAddresses).mockResolvedValue(new Set(['/en/trends/8.html', '/de/companyEncy/3.html']));
  expect(await coldPaths()).toEqual([
    '/trends/7.html',
    '/de/trends/7.html',
    '/questionAnswer/1',
    '/de/questionAnswer/1',
    '/companyEncy/3.html',
    '/de/trends/8.html',
  ]);
});
