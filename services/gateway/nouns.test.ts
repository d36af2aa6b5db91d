import { exampleOf } from '@/services/fixtures/examples';

import { fetchArticle, fetchArticleList, fetchHotArticles } from './articles';
import { callGateway } from './client';
import { GatewayNotFound, GatewayRefused } from './errors';
import {
  fetchAboutPage,
  fetchContentPage,
  fetchContentPageUpdate,
  fetchCustomPage,
  fetchFreeTrialPage,
  fetchHomePage,
} from './pages';

jest.mock('./client');
jest.mock('@/services/config/env', () => ({ env: () => ({ GATEWAY_HOST: 'https://gateway.example.com' }) }));

const requestMock = jest.mocked(callGateway);
const callsMade = () => requestMock.mock.calls.map(([name, params]) => [name, params]);

beforeEach(() => {
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});

it('fetches an article in a language', async () => {
  await expect(fetchArticle(3, 'de')).resolves.toMatchObject({ id: 3, type: 'FinanceTaxEncy' });
  expect(requestMock).toHaveBeenCalledWith('showArticleDetailById', { id: 3 }, { locale: 'de' });
});

it.each([
  [{ pageSize: 10 }, { pageNum: 1, pageSize: 10 }],
  [{ type: 'trends', page: 2, pageSize: 5 } as const, { articleType: 'trends', pageNum: 2, pageSize: 5 }],
])('fetches the list %j', async (query, params) => {
  await expect(fetchArticleList(query, 'en')).resolves.toMatchObject({ total: 8, page: 1 });
  expect(callsMade()).toEqual([['showArticleList', params]]);
});

it('fetches the recommended articles', async () => {
  await fetchHotArticles({ type: 'trends', size: 5 }, 'en');
  await fetchHotArticles({ size: 3 }, 'en');
  expect(callsMade()).toEqual([
    ['getHotArticleByType', { articleType: 'trends', size: 5 }],
    ['getHotArticleByType', { size: 3 }],
  ]);
});

it('makes each call that the blocks of a page need once', async () => {
  const page = await fetchHomePage('en');
  expect(callsMade()).toEqual([
    ['getHomePageInfo', {}],
    ['getProductsPrices', {}],
    ['iprList', {}],
    ['getHotAndNewInformation', { size: 3 }],
    ['getPartner', {}],
    ['searchQuestions', { pageNum: 1, pageSize: 100 }],
  ]);
  expect(page?.blocks.find(({ kind }) => kind === 'serviceDirectory')).toMatchObject({
    services: [{ id: 1 }, {}, {}, {}, {}, {}, { office: expect.any(String) }, {}, {}],
  });
  expect(page?.blocks.find(({ kind }) => kind === 'newsTeasers')).toMatchObject({
    hot: [{}, {}, {}],
    latest: [{}, {}, {}],
  });
});

it('makes no other call if no block needs it', async () => {
  await fetchContentPage('IncorporationHK', 'en');
  await fetchAboutPage('About', 'en');
  expect(callsMade()).toEqual([
    ['getPageConfig', { pageKey: 'IncorporationHK' }],
    ['getAboutUs', { pageKey: 'About' }],
  ]);
});

it('fetches the free trial page, and a campaign page by its address', async () => {
  await expect(fetchFreeTrialPage('de')).resolves.toMatchObject({ key: 'freeTrial' });
  await expect(fetchCustomPage('packagingCheck', 'en')).resolves.toMatchObject({ key: 'packagingCheck' });
  expect(callsMade()).toEqual([
    ['getFreeTrial', {}],
    ['getCustom', { uid: 'packagingCheck' }],
  ]);
});

it('returns the time of the last change of a page', async () => {
  await expect(fetchContentPageUpdate('Imprint', 'en')).resolves.toEqual({
    updatedAt: '2026-11-16T09:00:00.000Z',
    noIndex: false,
  });
});

const fetches = [
  ['fetchArticle', () => fetchArticle(3, 'en')],
  ['fetchHomePage', () => fetchHomePage('en')],
  ['fetchAboutPage', () => fetchAboutPage('About', 'en')],
  ['fetchContentPage', () => fetchContentPage('Imprint', 'en')],
  ['fetchFreeTrialPage', () => fetchFreeTrialPage('en')],
  ['fetchCustomPage', () => fetchCustomPage('packagingCheck', 'en')],
  ['fetchContentPageUpdate', () => fetchContentPageUpdate('Imprint', 'en')],
] as const;

it.each(fetches)('%s returns undefined on GatewayNotFound', async (_name, fetchIt) => {
  requestMock.mockRejectedValue(new GatewayNotFound('/path'));
  await expect(fetchIt()).resolves.toBeUndefined();
});

it.each(fetches)('%s throws any other error', async (_name, fetchIt) => {
  const error = new GatewayRefused('/path', 404, undefined);
  requestMock.mockRejectedValue(error);
  await expect(fetchIt()).rejects.toBe(error);
});

it('throws if the data of a block is missing, so that the last good page stays', async () => {
  requestMock.mockImplementation((name) =>
    name === 'getPartner' ? Promise.reject(new GatewayNotFound('/path')) : Promise.resolve(exampleOf(name)),
  );
  await expect(fetchHomePage('en')).rejects.toThrow(GatewayNotFound);
});
