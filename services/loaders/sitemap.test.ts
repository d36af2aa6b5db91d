import { anniversary } from '@/services/fixtures/activities';
import { articleCard, articleList } from '@/services/fixtures/articles';
import { channelPage } from '@/services/fixtures/channels';
import { answerOf } from '@/services/fixtures/fileRoute';
import { manuals, notices, videos } from '@/services/fixtures/library';
import { aboutPage, block, customPage, freeTrialPage, homePage } from '@/services/fixtures/pages';
import { partners } from '@/services/fixtures/partners';
import { question, questionList } from '@/services/fixtures/questions';
import { priceRows, service } from '@/services/fixtures/services';
import { fetchAnniversary } from '@/services/gateway/activities';
import { fetchArticleList } from '@/services/gateway/articles';
import { fetchChannelPage } from '@/services/gateway/channels';
import { fetchDueRules } from '@/services/gateway/dueDates';
import { fetchNewsList, fetchManuals, fetchVideos } from '@/services/gateway/library';
import * as pages from '@/services/gateway/pages';
import { fetchPartners } from '@/services/gateway/partners';
import { fetchQuestions } from '@/services/gateway/questions';
import { fetchRedirects } from '@/services/gateway/redirects';
import { fetchPriceRows, fetchServices } from '@/services/gateway/services';
import { deadlineCountries } from '@/shared/dueDates/deadlineRules';
import { seedDueRules } from '@/shared/testing/seedDueRules';

import { getServerSideProps as robots } from './robots';
import { sitemapIndex, sitemaps } from './sitemap';
import { sitemapEntries } from './sitemapEntries';

jest.mock('@/services/gateway/activities');
jest.mock('@/services/gateway/articles');
jest.mock('@/services/gateway/channels');
jest.mock('@/services/gateway/dueDates');
jest.mock('@/services/gateway/library');
jest.mock('@/services/gateway/pages');
jest.mock('@/services/gateway/partners');
jest.mock('@/services/gateway/questions');
jest.mock('@/services/gateway/redirects');
jest.mock('@/services/gateway/services');
jest.mock('@/services/config/env', () => ({
  env: () => ({ SITE_URL: 'https://www.example.com', GATEWAY_TIMEOUT_MS: 5_000 }),
}));

const card = { icon: 'calendar', title: 'A card', text: '' } as const;
const campaignCards = block('cardGrid', {
  cards: [
    { ...card, href: '/custom/packaging-check' },
    { ...card, href: '/cht/Services' },
    { ...card, href: null },
  ],
});

// The site may have been built in this checkout.
process.env.NEXT_DIST_DIR = 'no-build';
const gateway = jest.mocked(pages);
const fetchArticleListMock = jest.mocked(fetchArticleList);

beforeEach(() => {
  gateway.fetchHomePage.mockResolvedValue(homePage());
  gateway.fetchFreeTrialPage.mockResolvedValue(freeTrialPage());
  gateway.fetchAboutPage.mockResolvedValue(aboutPage());
  gateway.fetchContentPageUpdate.mockImplementation((key) =>
    Promise.resolve(
      key === 'Imprint' ? { updatedAt: '2026-11-01T00:00:00.000Z', noIndex: false } : undefined,
    ),
  );
  jest.mocked(fetchAnniversary).mockResolvedValue(anniversary());
  jest.mocked(fetchDueRules).mockResolvedValue(seedDueRules());
  jest.mocked(fetchChannelPage).mockResolvedValue(channelPage());
  gateway.fetchCustomPage.mockResolvedValue(customPage({ blocks: [campaignCards] }));
  gateway.fetchCustomPageUpdate.mockResolvedValue(customPage());
  jest.mocked(fetchRedirects).mockResolvedValue([]);
  const page = { total: 1, page: 1, pageSize: 100 };
  jest.mocked(fetchQuestions).mockResolvedValue(questionList({ questions: [question({ id: 5 })] }));
  jest.mocked(fetchNewsList).mockResolvedValue({
    ...page,
    notices: notices()
      .slice(0, 1)
      .map((notice) => ({ ...notice, id: 9 })),
  });
  jest.mocked(fetchPriceRows).mockResolvedValue(priceRows());
  jest.mocked(fetchServices).mockResolvedValue([service({ category: 'vat' })]);
  jest.mocked(fetchPartners).mockResolvedValue(partners());
  jest.mocked(fetchManuals).mockResolvedValue(manuals());
  jest.mocked(fetchVideos).mockResolvedValue(videos());
  fetchArticleListMock.mockResolvedValue(
    articleList({ articles: [articleCard({ id: 7, type: 'trends' })], total: 1 }),
  );
});

it('lists the published pages and articles', async () => {
  const found = (await sitemapEntries()).map(({ path }) => path);
  expect(found).toEqual([
    '/',
    '/cht/About',
    '/cht/aboutUs',
    '/cht/Imprint',
    '/freeTrial',
    '/anniversary',
    '/cht/hot/newcomerActivities',
    '/custom',
    '/custom/packaging-check',
    '/cht/price',
    '/cht/Services/vat',
    '/cht/price/DE',
    '/cht/price/GB',
    '/partner',
    '/cht/calculate',
    '/cht/vatNumber',
    '/cht/deadlines',
    ...deadlineCountries.map((country) => `/cht/deadlines/${country}`),
    '/cht/calculators',
    '/cht/calculators/oss',
    '/cht/calculators/threshold',
    '/cht/calculators/parcel',
    '/cht/xmsailSchool',
    '/cht/xmsailSchool/companyEncy',
    '/cht/xmsailSchool/FinanceTaxEncy',
    '/cht/xmsailSchool/industryInfo',
    '/cht/xmsailSchool/trends',
    '/cht/commonQuestion',
    '/information',
    '/information/list/company',
    `/questionAnswer/list/${question().typeKey}`,
    '/operationManual',
    '/videoCourse',
    '/trends/7.html',
    '/questionAnswer/5',
    '/information/9',
    ...manuals().map(({ id }) => `/operationManual/${id}`),
    ...videos().map(({ id }) => `/videoCourse/${id}`),
  ]);
});

it('omits pages that are not published', async () => {
  jest.mocked(fetchAnniversary).mockResolvedValue(undefined);
  jest.mocked(fetchChannelPage).mockResolvedValue(undefined);
  gateway.fetchCustomPage.mockResolvedValue(undefined);
  gateway.fetchCustomPageUpdate.mockResolvedValue(undefined);
  gateway.fetchFreeTrialPage.mockResolvedValue(undefined);
  const found = (await sitemapEntries()).map(({ path }) => path);
  expect(found.filter((path) => /anniversary|hot|custom|freeTrial/.test(path))).toEqual([]);
});

it('omits what is kept out of search engines', async () => {
  gateway.fetchFreeTrialPage.mockResolvedValue(freeTrialPage({ noIndex: true }));
  gateway.fetchContentPageUpdate.mockResolvedValue({ updatedAt: '2026-11-01T00:00:00.000Z', noIndex: true });
  fetchArticleListMock.mockResolvedValue(
    articleList({ articles: [articleCard({ id: 7, noIndex: true }), articleCard({ id: 8 })], total: 2 }),
  );
  const found = (await sitemapEntries()).map(({ path }) => path);
  expect(found.filter((path) => /Imprint|freeTrial|\.html$/.test(path))).toEqual([
    expect.stringMatching(/\/8\.html$/),
  ]);
});

it('omits pages with a redirect, in both languages', async () => {
  const redirect = (from: string) => ({ from, to: '/cht/About', status: 302 as const });
  jest.mocked(fetchRedirects).mockResolvedValue([redirect('/cht/price'), redirect('/trends/7.html')]);
  const found = (await sitemapEntries()).map(({ path }) => path);
  expect(found.filter((path) => /price$|trends\/7/.test(path))).toEqual([]);
  expect(found).toEqual(expect.arrayContaining(['/', '/cht/xmsailSchool/trends', '/cht/aboutUs']));
});

const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
const fileOf = (name: string) => sitemaps[name]?.getServerSideProps ?? sitemapIndex.getServerSideProps;

it('returns 503 until the first success, then the last good sitemaps in an outage', async () => {
  gateway.fetchHomePage.mockRejectedValue(new Error('down'));
  expect(await answerOf(fileOf('articles.xml'))).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '60' },
    body: '',
  });

  gateway.fetchHomePage.mockResolvedValue(homePage());
  const good = await answerOf(fileOf('articles.xml'));
  expect(good).toMatchObject({ status: 200, headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
  expect(good.body).toContain('<loc>https://www.example.com/de/trends/7.html</loc>');

  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 11 * 60_000);
  gateway.fetchHomePage.mockRejectedValue(new Error('down'));
  expect(await answerOf(fileOf('articles.xml'))).toMatchObject({ status: 200, body: good.body });
});

it('names the sitemaps in an index; together they have every page once in each language, from one list', async () => {
  const paths = (await sitemapEntries()).map(({ path }) => path);
  gateway.fetchHomePage.mockClear();
  const index = await answerOf(sitemapIndex.getServerSideProps);
  const names = locs(index.body).map(
    (address) => /^https:\/\/www\.example\.com\/sitemap\/(.+)$/.exec(address)?.[1],
  );
  // No guide is published here.
  expect(names.map((name = '') => name in sitemaps)).toEqual(names.map(() => true));
  expect(names).toEqual(Object.keys(sitemaps).filter((name) => name !== 'guides.xml'));
  const bodies = await Promise.all(names.map(async (name = '') => (await answerOf(fileOf(name))).body));
  const listed = bodies.flatMap(locs).map((address) => new URL(address).pathname);
  const inBoth = paths.flatMap((path) => [path, path === '/' ? '/de' : `/de${path}`]);
  expect(listed.sort()).toEqual(inBoth.sort());
  expect(gateway.fetchHomePage.mock.calls.length).toBeLessThan(2);
});

it('robots.txt contains the address of the sitemap', async () => {
  expect(await answerOf(robots)).toMatchObject({
    status: 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: expect.stringContaining('Sitemap: https://www.example.com/sitemap.xml'),
  });
});

it('dates a list by its newest article', async () => {
  const articles = ['2026-03-01', '2026-09-02', '2026-05-03'].map((day, index) =>
    articleCard({ id: index + 1, type: 'trends', updatedAt: `${day}T08:00:00.000Z` }),
  );
  fetchArticleListMock.mockResolvedValue(articleList({ articles, total: 3 }));
  const entries = new Map((await sitemapEntries()).map(({ path, updatedAt }) => [path, updatedAt]));
  expect(entries.get('/cht/xmsailSchool')).toBe('2026-09-02T08:00:00.000Z');
  expect(entries.get('/cht/xmsailSchool/trends')).toBe('2026-09-02T08:00:00.000Z');
  expect(entries.get('/cht/xmsailSchool/companyEncy')).toBeUndefined();
});

it('dates prices by the newest valid price, and partners by the last change', async () => {
  const entries = new Map((await sitemapEntries()).map(({ path, updatedAt }) => [path, updatedAt]));
  expect(entries.get('/cht/price')).toBe('2026-04-01');
  expect(entries.get('/partner')).toBe('2026-11-05T09:00:00.000Z');
});
