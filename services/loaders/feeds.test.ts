import { articleCard, articleList } from '@/services/fixtures/articles';
import { exampleOf } from '@/services/fixtures/examples';
import { answerOf } from '@/services/fixtures/fileRoute';
import { layoutData } from '@/services/fixtures/layoutData';
import { notices } from '@/services/fixtures/library';
import { fetchArticleList } from '@/services/gateway/articles';
import { fetchTopicFacts } from '@/services/gateway/facts';
import { fetchLayoutData } from '@/services/gateway/layoutData';
import { fetchNewsList } from '@/services/gateway/library';
import { fetchTerms } from '@/services/gateway/terms';

import { articleFeed, changeFeed, newsFeed } from './feeds';
import { termsJson } from './termsFile';

jest.mock('@/services/gateway/articles');
jest.mock('@/services/gateway/facts');
jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/gateway/library');
jest.mock('@/services/gateway/terms');
jest.mock('@/services/config/env', () => ({
  env: () => ({ SITE_URL: 'https://www.example.com', GATEWAY_TIMEOUT_MS: 5_000, REVALIDATE_SECONDS: 30 }),
}));

const fetchArticles = jest.mocked(fetchArticleList);

beforeEach(() => {
  jest.mocked(fetchLayoutData).mockResolvedValue(layoutData());
  fetchArticles.mockImplementation((_query, locale) =>
    Promise.resolve(
      articleList({
        articles: [
          articleCard({
            id: 7,
            type: 'trends',
            title: `Toys & batteries <${locale}>`,
            publishedAt: '2026-10-01T08:00:00.000Z',
            updatedAt: '2026-11-02T08:00:00.000Z',
          }),
          articleCard({ id: 6, type: 'companyEncy', updatedAt: '2026-11-03T08:00:00.000Z' }),
        ],
        total: 2,
      }),
    ),
  );
  const [notice] = notices();
  jest.mocked(fetchNewsList).mockResolvedValue({
    notices: notice ? [{ ...notice, id: 9, title: 'A deadline' }] : [],
    total: 1,
    page: 1,
    pageSize: 50,
  });
});

it.each([
  ['en', 'https://www.example.com', 'School'],
  ['de', 'https://www.example.com/de', 'Wissen'],
])('the feed of articles is in %s, with addresses of that language', async (locale, origin, title) => {
  const { status, body, headers } = await answerOf(articleFeed.getServerSideProps, locale);
  expect([status, headers['Content-Type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  const again = await answerOf(articleFeed.getServerSideProps, locale, { 'if-none-match': headers.ETag });
  expect([again.status, again.body]).toEqual([304, '']);
  const all = (element: string) =>
    [...body.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'g'))].map(([, text]) => text);
  expect(body).toMatch(
    /^<\?xml version="1.0" encoding="utf-8"\?>\s*<feed xmlns="http:\/\/www.w3.org\/2005\/Atom">/,
  );
  expect(all('title')).toEqual([
    `Kompassa: ${title}`,
    `Toys &#38; batteries &#60;${locale}&#62;`,
    articleCard().title,
  ]);
  expect(all('id')).toEqual([
    `${origin}/feed/articles.xml`,
    `${origin}/trends/7.html`,
    `${origin}/companyEncy/6.html`,
  ]);
  expect(body).toContain(`<link rel="self" href="${origin}/feed/articles.xml"/>`);
  expect(all('updated')).toEqual([
    '2026-11-03T08:00:00.000Z',
    '2026-11-02T08:00:00.000Z',
    '2026-11-03T08:00:00.000Z',
  ]);
  expect(all('published')[0]).toBe('2026-10-01T08:00:00.000Z');
});

it('the feed of news has the notices', async () => {
  const { body } = await answerOf(newsFeed.getServerSideProps, 'de');
  expect(body).toContain('A deadline');
  expect(body).toContain('<id>https://www.example.com/de/information/9</id>');
});

it('a feed stays in use while the gateway is down', async () => {
  const good = await answerOf(newsFeed.getServerSideProps, 'en');
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  jest.mocked(fetchNewsList).mockRejectedValue(new Error('down'));
  expect(await answerOf(newsFeed.getServerSideProps, 'en')).toMatchObject({ status: 200, body: good.body });
});

it('the feed of changes has the latest day first, and each entry leads to its place on the page', async () => {
  const checked = { url: null, checkedOn: '2026-11-22', sources: [] };
  jest.mocked(fetchTopicFacts).mockResolvedValue([
    {
      country: 'FR',
      ...checked,
      rows: [
        { kind: 'change', from: '2026-09-01', text: 'E-Rechnung: alle empfangen' },
        { kind: 'change', from: '2026-09-01', text: 'E-Rechnung: große stellen aus' },
      ],
    },
    { country: 'SK', ...checked, rows: [{ kind: 'change', from: '2027-01-01', text: 'E-Rechnung' }] },
  ]);
  const { body } = await answerOf(changeFeed.getServerSideProps, 'de');
  const ids = [...body.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(ids).toEqual([
    'https://www.example.com/de/feed/changes.xml',
    'https://www.example.com/de/cht/vatChanges#SK-2027-01-01',
    'https://www.example.com/de/cht/vatChanges#FR-2026-09-01',
    'https://www.example.com/de/cht/vatChanges#FR-2026-09-01-2',
  ]);
  expect(body).toContain('<title>Frankreich, 2026-09-01</title>');
  expect(body).toContain('<updated>2026-11-22T12:00:00.000Z</updated>');
});

it('the file of terms has each by its address, in the language of the file', async () => {
  jest.mocked(fetchTerms).mockResolvedValue(exampleOf('getTerms'));
  const { body, headers } = await answerOf(termsJson.getServerSideProps, 'de');
  expect(headers['Content-Type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(body)).toHaveProperty(['/cht/tradeTerms#import-vat'], {
    word: 'Einfuhrumsatzsteuer',
    other: 'import VAT',
    definition: expect.stringContaining('Zoll'),
  });
});
