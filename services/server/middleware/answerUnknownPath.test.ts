import { NextRequest } from 'next/server';

import i18nConfig from '@/next-i18next.config';
import { nothingPublished, type PublishedDocuments } from '@/services/config/pagePath';
import { endAbsence, generatedAtOf, isOverdueSince } from '@/services/server/revalidation/knownPages';

import { answerUnknownPath } from './answerUnknownPath';
import { fetchPublishedDocuments } from './fetchPublishedDocuments';
import { publishedDocuments } from './publishedDocuments';
import { previewModeHeader } from './requestHeaders';

// Without loading what they replace, which takes longer than all of these tests.
jest.mock('./fetchPublishedDocuments', () => ({ fetchPublishedDocuments: jest.fn() }));
jest.mock('@/services/server/revalidation/knownPages', () => ({
  endAbsence: jest.fn(),
  generatedAtOf: jest.fn(),
  isOverdueSince: jest.fn(() => false),
}));
jest.mock('@/services/config/env', () => ({ env: () => ({ REVALIDATE_SECONDS: 60 }) }));
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

const ask = (path: string, headers: Record<string, string> = {}) =>
  answerUnknownPath(
    new NextRequest(`https://www.example.com${path}`, { headers, nextConfig: { i18n: i18nConfig.i18n } }),
  );
const rewritten = async (path: string, headers?: Record<string, string>) =>
  (await ask(path, headers))?.headers.get('x-middleware-rewrite');

const documents: PublishedDocuments = {
  ...nothingPublished,
  articles: { ...nothingPublished.articles, trends: new Set([1, 150]) },
};

it('passes on a document path until the published documents are known', async () => {
  jest.mocked(fetchPublishedDocuments).mockRejectedValueOnce(new Error('gone'));
  expect(await ask('/trends/999.html')).toBeUndefined();
  expect(stderr).toHaveBeenCalledWith(
    expect.stringContaining('"during":"Known addresses","cause":"Error: gone"'),
  );
  expect(await rewritten('/trends/x.html')).toBe('https://www.example.com/404');
});

describe('once the published documents are known', () => {
  beforeAll(async () => {
    jest.mocked(fetchPublishedDocuments).mockResolvedValue(documents);
    // The index is fetched again after its lifetime, in the background.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    while (!(await publishedDocuments())) await new Promise(setImmediate);
  });

  it.each(['/', '/cht/price', '/no-such-page', '/trends/150.html', '/de/trends/1.html', '/trends/%31.html'])(
    'passes on %s',
    async (path) => expect(await ask(path)).toBeUndefined(),
  );

  it.each([
    ['/trends/151.html', 'https://www.example.com/404'],
    ['/de/trends/151.html?a=b', 'https://www.example.com/de/404'],
    ['/custom/autumn', 'https://www.example.com/404'],
  ])('rewrites %s to %s', async (path, expected) => {
    expect(await rewritten(path)).toBe(expected);
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

  it('passes on what changed after the index was asked for', async () => {
    jest.mocked(isOverdueSince).mockReturnValueOnce(true);
    expect(await ask('/de/trends/151.html')).toBeUndefined();
    const index = await publishedDocuments();
    expect(isOverdueSince).toHaveBeenLastCalledWith('de', '/trends/151.html', index?.askedAt);
  });

  it('ends the 404 of what is published since, though nobody has told', async () => {
    jest.mocked(endAbsence).mockClear();
    await ask('/de/trends/150.html');
    await ask('/trends/151.html');
    await ask('/cht/price');
    const index = await publishedDocuments();
    expect(jest.mocked(endAbsence).mock.calls).toEqual([['de', '/trends/150.html', index?.askedAt]]);
  });
});
