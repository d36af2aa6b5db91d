import { NextRequest } from 'next/server';

import i18nConfig from '@/next-i18next.config';
import { articleCard, articleList } from '@/services/fixtures/articles';
import { service } from '@/services/fixtures/services';
import { fetchArticleList } from '@/services/gateway/articles';
import { fetchChannels } from '@/services/gateway/channels';
import { fetchNewsList } from '@/services/gateway/library';
import { fetchCustomPage } from '@/services/gateway/pages';
import { fetchQuestions } from '@/services/gateway/questions';
import { fetchServices } from '@/services/gateway/services';
import { generatedAtOf } from '@/services/server/revalidation/knownPages';

import { answerUnknownPath } from './answerUnknownPath';
import { publishedDocuments } from './publishedDocuments';
import { previewModeHeader } from './requestHeaders';

jest.mock('@/services/gateway/articles');
jest.mock('@/services/gateway/channels');
jest.mock('@/services/gateway/library');
jest.mock('@/services/gateway/pages');
jest.mock('@/services/gateway/questions');
jest.mock('@/services/gateway/services');
jest.mock('@/services/server/revalidation/knownPages');
jest.mock('@/services/config/env', () => ({ env: () => ({ REVALIDATE_SECONDS: 60 }) }));
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

const ask = (path: string, headers: Record<string, string> = {}) =>
  answerUnknownPath(
    new NextRequest(`https://www.example.com${path}`, { headers, nextConfig: { i18n: i18nConfig.i18n } }),
  );
const rewritten = async (path: string, headers?: Record<string, string>) =>
  (await ask(path, headers))?.headers.get('x-middleware-rewrite');

beforeAll(() => {
  jest.mocked(fetchChannels).mockResolvedValue([]);
  jest.mocked(fetchNewsList).mockResolvedValue({ notices: [], total: 0, page: 1, pageSize: 100 });
  jest.mocked(fetchQuestions).mockResolvedValue({ questions: [], total: 0, page: 1, pageSize: 100 });
  jest.mocked(fetchServices).mockResolvedValue([service({ category: 'vat' })]);
  jest.mocked(fetchCustomPage).mockResolvedValue(undefined);
});

it('passes on a document path until the published documents are known', async () => {
  jest.mocked(fetchArticleList).mockRejectedValueOnce(new Error('gone'));
  expect(await ask('/trends/999.html')).toBeUndefined();
  expect(stderr).toHaveBeenCalledWith(
    expect.stringContaining('"during":"Known addresses","cause":"Error: gone"'),
  );
  expect(await rewritten('/trends/x.html')).toBe('https://www.example.com/404');
});

describe('once the published documents are known', () => {
  beforeAll(async () => {
    // Two pages of a list.
    const all = Array.from({ length: 150 }, (_, index) => articleCard({ id: index + 1, type: 'trends' }));
    jest.mocked(fetchArticleList).mockImplementation(({ page = 1, pageSize }) => {
      const articles = all.slice((page - 1) * pageSize, page * pageSize);
      return Promise.resolve(articleList({ articles, total: 150, page, pageSize }));
    });
    // The index is fetched again after its lifetime, in the background.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    while (!(await publishedDocuments())) await new Promise(setImmediate);
    jest.mocked(fetchArticleList).mockClear();
  });

  it.each(['/', '/cht/price', '/no-such-page', '/trends/150.html', '/de/trends/1.html', '/trends/%31.html'])(
    'passes on %s',
    async (path) => expect(await ask(path)).toBeUndefined(),
  );

  it.each([
    ['/trends/151.html', 'https://www.example.com/404'],
    ['/de/trends/151.html?a=b', 'https://www.example.com/de/404'],
    ['/questionAnswer/1', 'https://www.example.com/404'],
    ['/custom/autumn', 'https://www.example.com/404'],
  ])('rewrites %s to %s and makes no call', async (path, expected) => {
    expect(await rewritten(path)).toBe(expected);
    expect(fetchArticleList).not.toHaveBeenCalled();
  });

  it.each([
    ['/cht/hot/newcomerActivities/fair-2031?x=1', 'https://www.example.com/cht/hot/newcomerActivities?x=1'],
    ['/de/cht/hot/newcomerActivities/fair-2031', 'https://www.example.com/de/cht/hot/newcomerActivities'],
  ])('redirects %s to the general newcomers’ page', async (path, expected) => {
    const answer = await ask(path);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([307, expected]);
  });

  it('answers an invalid channel with 404', async () =>
    expect(await rewritten('/cht/hot/newcomerActivities/a/b')).toBe('https://www.example.com/404'));

  it('answers 404 as JSON to the router in the browser', async () => {
    const answer = await ask('/trends/151.html', { 'x-nextjs-data': '1' });
    expect([answer?.status, await answer?.json()]).toEqual([404, { notFound: true }]);
  });

  it('passes on an unpublished document in a preview', async () =>
    expect(await ask('/trends/151.html', { [previewModeHeader]: 'verified' })).toBeUndefined());

  it('passes on a new document once its page is rendered', async () => {
    jest.mocked(generatedAtOf).mockReturnValueOnce(1);
    expect(await ask('/trends/151.html')).toBeUndefined();
    expect(await rewritten('/trends/152.html')).toBe('https://www.example.com/404');
  });
});
