import type { CallName } from '@/contract/calls/calls';
import { exampleOf } from '@/services/fixtures/examples';
import { dayOf } from '@/shared/dayOf';

import { fetchAnniversary, fetchPosters } from './activities';
import { fetchArticle, fetchArticleList, fetchHotArticles } from './articles';
import { fetchCampaignUids } from './campaignUids';
import { fetchAward, fetchChannelPage } from './channels';
import { callGateway } from './client';
import { GatewayNotFound, GatewayRefused } from './errors';
import {
  fetchAboutPage,
  fetchContentPage,
  fetchContentPageUpdate,
  fetchCustomPage,
  fetchCustomPageTitle,
  fetchFreeTrialPage,
  fetchHomePage,
} from './pages';
import { fetchAnswer, fetchQuestions } from './questions';
import { fetchRedirects, sendRedirectHits } from './redirects';
import { fetchPriceRows } from './services';

// Shows (requirements, 3.11).

jest.mock('./client');
jest.mock('@/services/config/env', () => ({
  env: () => ({ GATEWAY_HOST: 'https://gateway.example.com', REVALIDATE_SECONDS: 60 }),
}));

const requestMock = jest.mocked(callGateway);
const callsMade = () => requestMock.mock.calls.map(([name, params]) => [name, params]);

beforeEach(() => {
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});

const tracking = { channelNo: '1005', channelCode: 'logistics' };
const trends = { type: 'trends' as const };

it.each<[CallName, () => Promise<unknown>, object, object?]>([
  ['showArticleDetailById', () => fetchArticle(3, 'de'), { id: 3 }],
  ['showArticleList', () => fetchArticleList({ pageSize: 10 }, 'de'), { pageNum: 1, pageSize: 10 }],
  [
    'showArticleList',
    () => fetchArticleList({ ...trends, page: 2, pageSize: 5 }, 'de'),
    { articleType: 'trends', pageNum: 2, pageSize: 5 },
  ],
  [
    'getHotArticleByType',
    () => fetchHotArticles({ ...trends, size: 5 }, 'de'),
    { articleType: 'trends', size: 5 },
  ],
  ['getHotArticleByType', () => fetchHotArticles({ size: 3 }, 'de'), { size: 3 }],
  ['getPageConfig', () => fetchContentPage('IncorporationHK', 'de'), { pageKey: 'IncorporationHK' }],
  ['getAboutUs', () => fetchAboutPage('About', 'de'), { pageKey: 'About' }],
  ['getFreeTrial', () => fetchFreeTrialPage('de'), {}],
  ['getCustom', () => fetchCustomPage('packagingCheck', 'de'), { uid: 'packagingCheck' }],
  ['getRegisterAward', () => fetchAward(tracking, 'de'), tracking],
  ['getChannelPage', () => fetchChannelPage(tracking, 'de'), tracking],
  ['findPosters', () => fetchPosters('de'), { position: 'home' }],
  ['anniversary', () => fetchAnniversary('de'), {}, { systemType: '04' }],
  [
    'searchQuestions',
    () => fetchQuestions({ typeKey: '', keyword: '', pageSize: 5 }, 'de'),
    { pageNum: 1, pageSize: 5 },
  ],
  [
    'searchQuestions',
    () => fetchQuestions({ typeKey: 'oss', keyword: 'Zoll', page: 2, pageSize: 5 }, 'de'),
    { type: 'oss', keyword: 'Zoll', pageNum: 2, pageSize: 5 },
  ],
  ['getAnswer', () => fetchAnswer(11, 'de'), { answerId: 11 }],
  ['priceForWWW', () => fetchPriceRows('de'), {}],
])('%s gets its parameters and the language', async (name, fetchIt, params, more = {}) => {
  expect(await fetchIt()).toBeDefined();
  expect(requestMock.mock.calls[0]).toEqual([name, params, { locale: 'de', ...more }]);
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
  const found = (kind: string) => page?.blocks.find((block) => block.kind === kind);
  expect(found('serviceDirectory')).toMatchObject({
    services: [{ id: 1 }, {}, {}, {}, {}, {}, { office: expect.any(String) }, {}, {}],
  });
  expect(found('newsTeasers')).toMatchObject({ hot: [{}, {}, {}], latest: [{}, {}, {}] });
  expect(found('partnerStrip')).toMatchObject({
    partners: exampleOf('getPartner').map(({ id }) => ({ id })),
  });
  expect(found('questionTeasers')).toHaveProperty('questions.0.id');
});

it('a guide to a country has what the check can offer and the bundles, as of the day', async () => {
  const page = await fetchCustomPage('sell-in-germany', 'en');
  expect(callsMade()).toEqual([
    ['getCustom', { uid: 'sell-in-germany' }],
    ['priceForSurveyReport', {}],
    ['getPriceBundles', {}],
    ['getDueDates', {}],
  ]);
  const block = page?.blocks.find(({ kind }) => kind === 'countryGuide');
  expect(block).toHaveProperty('guide.parts.0.services.0.name', 'VAT registration Germany');
  expect(block).toHaveProperty('guide.asOf', dayOf(new Date()));
});

it('makes no other call if no block needs it', async () => {
  await fetchContentPage('IncorporationHK', 'en');
  expect(callsMade()).toHaveLength(1);
});

it('the page of a channel has the data of its blocks', async () => {
  const wire = exampleOf('getChannelPage');
  const directory = exampleOf('getHomePageInfo').blocks.filter(
    ({ blockType }) => blockType === 'serviceDirectory',
  );
  requestMock.mockResolvedValueOnce({ ...wire, page: { ...wire.page, blocks: directory } });
  const found = await fetchChannelPage(tracking, 'en');
  expect(found?.channel).toMatchObject({ channelNo: '1005', name: 'Logistics or fulfilment company' });
  expect(found?.page.blocks).toMatchObject([{ services: [{ id: 1 }, {}, {}, {}, {}, {}, {}, {}, {}] }]);
});

it('has the general page without a channel, and no award where there is none', async () => {
  requestMock.mockResolvedValueOnce({ ...exampleOf('getChannelPage'), channel: null });
  const none = { channelNo: '', channelCode: '' };
  await expect(fetchChannelPage(none, 'en')).resolves.toMatchObject({ channel: null });
  requestMock.mockResolvedValueOnce(null);
  await expect(fetchAward(tracking, 'en')).resolves.toBeUndefined();
});

it('returns the time of the last change of a page', async () => {
  await expect(fetchContentPageUpdate('Imprint', 'en')).resolves.toEqual({
    updatedAt: '2026-11-16T09:00:00.000Z',
    noIndex: false,
  });
});

it('lists each campaign once that the page of campaigns links to', async () => {
  const wire = exampleOf('getCustom');
  const grid = exampleOf('getHomePageInfo').blocks.find(({ blockType }) => blockType === 'cardGrid');
  if (grid?.blockType !== 'cardGrid' || !grid.cards[0]) throw new Error('The example has no cards.');
  const [card] = grid.cards;
  const urls = ['/custom/spring', '/custom', '/cht/Services', '/custom/a_b', '/custom/spring'];
  const blocks = [{ ...grid, cards: urls.map((url) => ({ ...card, url })) }];
  requestMock.mockResolvedValueOnce({ ...wire, blocks });
  expect(await fetchCampaignUids('en')).toEqual(['spring']);
});

describe('if the gateway has none', () => {
  it.each([
    ['fetchArticle', () => fetchArticle(3, 'en')],
    ['fetchHomePage', () => fetchHomePage('en')],
    ['fetchCustomPageTitle', () => fetchCustomPageTitle('sell-in-germany', 'en')],
    ['fetchContentPageUpdate', () => fetchContentPageUpdate('Imprint', 'en')],
    ['fetchAnniversary', () => fetchAnniversary('en')],
    ['fetchChannelPage', () => fetchChannelPage(tracking, 'en')],
    ['fetchAnswer', () => fetchAnswer(11, 'en')],
  ])('%s returns undefined', async (_name, fetchIt) => {
    requestMock.mockRejectedValue(new GatewayNotFound('/path'));
    await expect(fetchIt()).resolves.toBeUndefined();
  });

  it('there are no redirects', async () => {
    requestMock.mockRejectedValue(new GatewayNotFound('/site/redirects'));
    expect(await fetchRedirects()).toEqual([]);
  });
});

it('tells of the hits of redirects in calls that are not too long, and of none where a gateway takes none', async () => {
  const hits = Array.from({ length: 151 }, (_hit, number) => ({ from: `/${number}`, count: 1 }));
  requestMock.mockReset().mockRejectedValue(new GatewayNotFound('/site/redirects/followed'));
  expect(await sendRedirectHits(hits)).toBe(true);
  expect(requestMock).toHaveBeenCalledTimes(2);
});

it('throws any other error', async () => {
  const error = new GatewayRefused('/path', 404, undefined);
  requestMock.mockRejectedValue(error);
  await expect(fetchArticle(3, 'en')).rejects.toBe(error);
});

it('throws if the data of a block is missing, so that the last good page stays', async () => {
  requestMock.mockImplementation((name) =>
    name === 'getPartner' ? Promise.reject(new GatewayNotFound('/path')) : Promise.resolve(exampleOf(name)),
  );
  await expect(fetchHomePage('en')).rejects.toThrow(GatewayNotFound);
});
