import type { GetStaticPaths, GetStaticProps } from 'next';

import type { ArticleType } from '@/contract/lists/articles';
import { contentPages } from '@/contract/site/contentPages';
import { posters } from '@/services/fixtures/activities';
import { article, articleCard, articleList, listedArticles } from '@/services/fixtures/articles';
import { layoutData } from '@/services/fixtures/layoutData';
import { aboutPage as aboutFixture, block, contentPage, homePage } from '@/services/fixtures/pages';
import { priceRows, service, trademarkServices } from '@/services/fixtures/services';
import { surveyPrices } from '@/services/fixtures/surveys';
import { fetchPosters } from '@/services/gateway/activities';
import * as articles from '@/services/gateway/articles';
import { fetchLayoutData } from '@/services/gateway/layoutData';
import * as pages from '@/services/gateway/pages';
import {
  fetchPriceBundles,
  fetchPriceRows,
  fetchServices,
  fetchSurveyServices,
  fetchTrademarkServices,
} from '@/services/gateway/services';

import { aboutPage } from './about';
import { articlePage, articlePaths } from './article';
import { getStaticProps as compare } from './compare';
import { contentPage as fixedPage, contentPageIn, contentPagePaths } from './contentPage';
import { notFoundPage } from './errorPage';
import { homePage as homeAt } from './home';
import { getStaticProps as prices } from './price';
import { getStaticProps as schoolIndex } from './schoolIndex';
import * as schoolList from './schoolList';
import * as serviceCategory from './serviceCategory';

// Shows (requirements, 2.5, 2.6, 2.7, 2.8, 2.9, 7.13, 7.19 and 11.7).

jest.mock('@/services/gateway/activities');
jest.mock('@/services/gateway/articles');
jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/gateway/pages');
jest.mock('@/services/gateway/services');
jest.mock('@/services/config/env', () => ({
  env: () => ({ REVALIDATE_SECONDS: 60, RENDER_DEADLINE_MS: 5_000 }),
}));

const gateway = { ...jest.mocked(articles), ...jest.mocked(pages) };
const gatewayCalls = () =>
  Object.values(gateway).reduce(
    (sum, call) => sum + (jest.isMockFunction(call) ? call.mock.calls.length : 0),
    0,
  );

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(fetchLayoutData).mockResolvedValue(layoutData());
  gateway.fetchHomePage.mockResolvedValue(homePage());
  jest.mocked(fetchPosters).mockResolvedValue(posters());
  gateway.fetchAboutPage.mockResolvedValue(aboutFixture());
  gateway.fetchContentPage.mockResolvedValue(contentPage());
  gateway.fetchArticle.mockResolvedValue(article());
  gateway.fetchArticleList.mockResolvedValue(articleList());
  gateway.fetchListedArticles.mockResolvedValue(listedArticles());
  gateway.fetchHotArticles.mockResolvedValue([articleCard()]);
});

const pagesIn = (folder: string) => ({
  getStaticPaths: contentPagePaths(folder),
  getStaticProps: contentPageIn(folder),
});
const chtPage = pagesIn('/cht');
const incorporation = pagesIn('/cht/Incorporation');
const articlesOf = (type: ArticleType) => ({
  getStaticPaths: articlePaths(type),
  getStaticProps: articlePage(type),
});
const trends = articlesOf('trends');

/** The result of a loader for an address in German. */
const ask = async <P extends object, Q extends NodeJS.Dict<string | string[]>>(
  loader: GetStaticProps<P, Q>,
  params?: Q,
) => loader({ locale: 'de', ...(params && { params }) });
const pathsOf = async <P extends NodeJS.Dict<string | string[]>>(getStaticPaths: GetStaticPaths<P>) =>
  getStaticPaths({ locales: ['en', 'de'], defaultLocale: 'en' });
const notFound = { notFound: true, revalidate: 60 };

it('home has the page and the posters of the gateway', async () => {
  expect(await ask(homeAt('/'))).toMatchObject({
    props: { page: { key: 'home' }, posters: posters(), layout: 'default' },
  });
  expect(fetchPosters).toHaveBeenCalledWith('de');
  expect(gateway.fetchHomePage).toHaveBeenCalledWith('de');
});

it.each(['/cht/About', '/cht/aboutUs'] as const)('%s loads its page about the company', async (path) => {
  expect(await ask(aboutPage(path))).toMatchObject({ props: { page: { key: 'About' }, path } });
  expect(gateway.fetchAboutPage).toHaveBeenCalledWith(path.slice(5), 'de');
});

it('requests a page of blocks by the last segment of its path', async () => {
  expect(await ask(fixedPage('/agreeys'))).toMatchObject({ props: { path: '/agreeys' } });
  expect(gateway.fetchContentPage).toHaveBeenCalledWith('agreeys', 'de');
});

it.each([
  ['/cht', chtPage, 'Imprint'],
  ['/cht/Incorporation', incorporation, 'IncorporationHK'],
])('%s/[page] serves the pages of its list', async (folder, loader, page) => {
  expect(await ask(loader.getStaticProps, { page })).toMatchObject({ props: { path: `${folder}/${page}` } });
  expect(gateway.fetchContentPage).toHaveBeenCalledWith(page, 'de');
  expect(await pathsOf(loader.getStaticPaths)).toMatchObject({
    fallback: 'blocking',
    paths: expect.arrayContaining([
      { params: { page }, locale: 'en' },
      { params: { page }, locale: 'de' },
    ]),
  });
});

it.each([
  [chtPage, 'agreeys'],
  [chtPage, 'Unknown'],
  [incorporation, '../Imprint'],
])('returns 404 for a page outside the list, without a gateway call (%#)', async (loader, page) => {
  expect(await ask(loader.getStaticProps, { page })).toEqual(notFound);
  expect(gatewayCalls()).toBe(0);
});

it('lists each page of blocks at one path only', () => {
  expect(new Set(contentPages).size).toBe(contentPages.length);
  expect(contentPages).toHaveLength(28 + 7 + 6);
});

it('returns 404 for a page that the CMS does not have', async () => {
  gateway.fetchContentPage.mockResolvedValue(undefined);
  expect(await ask(chtPage.getStaticProps, { page: 'Imprint' })).toEqual(notFound);
});

describe('the page of a category of services', () => {
  beforeEach(() => {
    jest
      .mocked(fetchServices)
      .mockResolvedValue([
        service({ id: 1, category: 'vat' }),
        service({ id: 2, category: 'weee' }),
        service({ id: 3, category: 'vat' }),
        service({ id: 4, category: 'ioss', categoryName: 'IOSS' }),
      ]);
    jest.mocked(fetchTrademarkServices).mockResolvedValue(trademarkServices());
  });

  it('has its services and the other categories of its area', async () => {
    expect(await ask(serviceCategory.getStaticProps, { category: 'vat' })).toMatchObject({
      props: {
        group: { category: 'vat', services: [{ id: 1 }, { id: 3 }] },
        beside: [{ category: 'ioss', name: 'IOSS', count: 1 }],
      },
    });
    expect(fetchServices).toHaveBeenCalledWith('de');
    expect(await pathsOf(serviceCategory.getStaticPaths)).toEqual({ fallback: 'blocking', paths: [] });
  });

  it.each(['tyre', 'VAT', 'nothing', ''])('returns 404 for %j without services', async (category) => {
    expect(await ask(serviceCategory.getStaticProps, { category })).toEqual(notFound);
  });
});

describe('articles', () => {
  it.each(['companyEncy', 'trends'] as const)(
    '/%s/{id}.html shows an article of its type and prebuilds those of the 20 recommended',
    async (type) => {
      const loader = articlesOf(type);
      gateway.fetchArticle.mockResolvedValue(article({ type }));
      expect(await ask(loader.getStaticProps, { file: '3.html' })).toMatchObject({
        props: { article: { id: 3, type } },
      });
      expect(gateway.fetchArticle).toHaveBeenCalledWith(3, 'de');

      const other = type === 'trends' ? 'companyEncy' : 'trends';
      gateway.fetchMostReadArticles.mockResolvedValue([
        articleCard({ id: 7, type }),
        articleCard({ id: 8, type: other }),
      ]);
      expect(await pathsOf(loader.getStaticPaths)).toEqual({
        fallback: 'blocking',
        paths: [
          { params: { file: '7.html' }, locale: 'en' },
          { params: { file: '7.html' }, locale: 'de' },
        ],
      });
      expect(gateway.fetchMostReadArticles).toHaveBeenCalledWith(20, 'en');
    },
  );

  it('redirects to the path of the article’s current type', async () => {
    gateway.fetchArticle.mockResolvedValue(article({ id: 3, type: 'trends' }));
    expect(await ask(articlesOf('companyEncy').getStaticProps, { file: '3.html' })).toMatchObject({
      redirect: { destination: '/de/trends/3.html', permanent: true },
    });
  });

  it('returns 404 for an unknown id', async () => {
    gateway.fetchArticle.mockResolvedValue(undefined);
    expect(await ask(trends.getStaticProps, { file: '999999999.html' })).toEqual(notFound);
  });

  it('returns 404 for an invalid file name, without a gateway call', async () => {
    expect(await ask(trends.getStaticProps, { file: '3.html.html' })).toEqual(notFound);
    expect(gatewayCalls()).toBe(0);
  });
});

describe('the school pages', () => {
  it('show the newest articles of each list and the recommended ones', async () => {
    expect(await ask(schoolIndex)).toMatchObject({
      props: {
        sections: [
          { type: 'companyEncy' },
          { type: 'FinanceTaxEncy' },
          { type: 'industryInfo' },
          { type: 'trends' },
        ],
        choices: { countries: expect.arrayContaining([{ value: 'PL', name: 'Polen', count: 5 }]) },
        hot: [{ id: articleCard().id }],
      },
    });
    expect(gateway.fetchArticleList).toHaveBeenCalledWith({ type: 'trends', pageSize: 3 }, 'de');
  });

  it('show one page of a list', async () => {
    expect(await ask(schoolList.getStaticProps, { articleType: 'trends', page: ['2'] })).toMatchObject({
      props: { type: 'trends', list: { total: 8 }, hot: [{}] },
    });
    expect(gateway.fetchArticleList).toHaveBeenCalledWith({ type: 'trends', page: 2, pageSize: 10 }, 'de');
    expect(gateway.fetchHotArticles).toHaveBeenCalledWith({ type: 'trends', size: 5 }, 'de');
  });

  it('show an empty list, and return 404 after the last page', async () => {
    gateway.fetchArticleList.mockResolvedValue(articleList({ articles: [], total: 0 }));
    expect(await ask(schoolList.getStaticProps, { articleType: 'trends' })).toMatchObject({
      props: { list: { total: 0 } },
    });
    expect(await ask(schoolList.getStaticProps, { articleType: 'trends', page: ['2'] })).toEqual(notFound);
  });

  it.each([{ articleType: 'news' }, { articleType: 'trends', page: ['2', 'x'] }])(
    'return 404 for %j without a gateway call',
    async (params) => {
      expect(await ask(schoolList.getStaticProps, params)).toEqual(notFound);
      expect(gatewayCalls()).toBe(0);
    },
  );
});

it('the error page for 404 has its texts and the layout data', async () => {
  expect(await ask(notFoundPage)).toMatchObject({
    props: {
      statusCode: 404,
      layoutData: { contact: {} },
      _nextI18Next: { initialI18nStore: { de: { common: {}, error: { home: 'Zur Startseite' } } } },
    },
  });
});

it('throws if a gateway call fails', async () => {
  gateway.fetchArticle.mockRejectedValue(new Error('down'));
  await expect(ask(trends.getStaticProps, { file: '3.html' })).rejects.toThrow('down');
});

describe('prices', () => {
  beforeEach(() => {
    const [row] = priceRows();
    if (!row) throw new Error('no price');
    const places = [
      ['DE', 'Deutschland'],
      ['NO', 'Norwegen'],
      [null, null],
    ] as const;
    const rows = places.map(([country, countryName], id) => ({ ...row, id, country, countryName }));
    jest.mocked(fetchPriceRows).mockResolvedValue(rows);
    jest.mocked(fetchPriceBundles).mockResolvedValue([]);
  });

  it.each([
    [undefined, true, 'Deutschland', [0, 2]],
    [['DE'], false, 'Deutschland', [0, 2]],
    [['NO'], false, 'Norwegen', [1, 2]],
  ])('of %j (opens: %s) are those of %s, and of no country', async (country, isOpening, name, ids) => {
    const groups = [
      { id: 'tax', services: [{ id: ids[0] }] },
      { id: 'anywhere', services: [{ id: ids[1] }] },
    ];
    expect(await ask(prices, country && { country })).toMatchObject({
      props: { isOpening, name, groups, countries: [{ country: 'DE' }, { country: 'NO' }] },
    });
  });

  it('of a country lead to its page, if the list of campaigns has one', async () => {
    const href = '/custom/sell-in-norway';
    const cards = [{ icon: 'globe' as const, title: 'Verkaufen in Norwegen', text: '', href }];
    const list = homePage({ blocks: [block('cardGrid', { cards })] });
    gateway.fetchCustomPage.mockResolvedValue(list);
    expect(await ask(prices, { country: ['NO'] })).toMatchObject({
      props: { guide: { href, title: 'Verkaufen in Norwegen' } },
    });
    expect(await ask(prices, { country: ['DE'] })).toMatchObject({ props: { guide: null } });
    jest.mocked(fetchSurveyServices).mockResolvedValue(surveyPrices());
    jest.mocked(fetchServices).mockResolvedValue([]);
    const columns = [{ country: 'FR' }, { country: 'DE', href: '/cht/price/DE' }];
    expect(await ask(compare, undefined)).toMatchObject({ props: { columns } });
  });

  it.each([[['SG']], [['XX']], [['EU']], [['DE', 'x']]])('%j without any is no page', async (country) =>
    expect(await ask(prices, { country })).toEqual(notFound),
  );
});
