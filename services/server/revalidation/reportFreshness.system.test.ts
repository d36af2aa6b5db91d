import type { Server } from 'node:http';

import { serveRoute } from '@/services/fixtures/apiRoute';
import { signatureHeaders } from '@/services/fixtures/siteRequests';
import { GatewayUnavailable } from '@/services/gateway/errors';

import { type CachedPage, cachedPages } from './cachedPages';
import { trackRenderFailure } from './renderFailures';
import { reportFreshness } from './reportFreshness';

jest.mock('./cachedPages');
jest.mock('@/services/config/env', () => ({
  env: () => ({ GATEWAY_SECRET: 'a-secret-of-the-gateway', REVALIDATE_SECONDS: 60 }),
}));

interface PageAnswer extends CachedPage {
  failure?: { fault: string };
  awaits?: string[];
}

const now = Date.now();
const known = (path: string, more: Partial<CachedPage> = {}): CachedPage => ({
  path,
  locale: 'en',
  state: 'shown',
  generatedAt: now - 60_000,
  renewsAt: now,
  content: '',
  ...more,
});
let server: Server;
let url = '';

beforeAll(async () => {
  ({ server, url } = await serveRoute(reportFreshness, '/api/freshness'));
});
afterAll(() => server.close());
beforeEach(() => jest.mocked(cachedPages).mockResolvedValue([]));

async function ask(body?: string) {
  const headers = { ...signatureHeaders('freshness', body ?? ''), connection: 'close' };
  const answer = await fetch(url, { method: body === undefined ? 'GET' : 'POST', body, headers });
  const { pages = [] } = (await answer.json()) as { pages?: PageAnswer[] };
  return { status: answer.status, pages };
}
const asked = (...outstanding: object[]) => JSON.stringify({ outstanding });

it('reports a failure newer than the page, for its language only', async () => {
  jest
    .mocked(cachedPages)
    .mockResolvedValue([
      known('/cht/price'),
      known('/cht/price', { locale: 'de' }),
      known('/cht/Services', { generatedAt: now + 60_000 }),
    ]);
  trackRenderFailure('/de/cht/price', new Error('broken'), now);
  trackRenderFailure('/cht/Services', new Error('broken'), now);
  const { pages } = await ask();
  expect(pages.map(({ failure }) => failure?.fault)).toEqual([undefined, 'site', undefined]);
});

it('reports a page that has never been rendered', async () => {
  trackRenderFailure(
    '/de/trends/12.html',
    new GatewayUnavailable('/officialArticle/showArticleDetailById', 'refused'),
    now,
  );
  const { pages } = await ask();
  expect(pages).toContainEqual(
    expect.objectContaining({
      path: '/trends/12.html',
      locale: 'de',
      state: 'missing',
      generatedAt: 0,
      failure: expect.objectContaining({ fault: 'gatewayDown' }) as object,
    }),
  );
});

it('reports which pages still await a change', async () => {
  jest
    .mocked(cachedPages)
    .mockResolvedValue([
      known('/trends/3.html', { state: 'gone' }),
      known('/cht/xmsailSchool/trends', { locale: 'de', content: 'articles:2.a' }),
      known('/custom/spring', { content: 'articles:.0,2.a' }),
      known('/cht/xmsailSchool', { generatedAt: now - 5_000 }),
      known('/cht/price'),
    ]);
  const { pages } = await ask(
    asked({ source: 'articles', id: 3, after: { articleType: 'trends' }, ageMs: 30_000 }),
  );
  const awaited = pages.filter(({ awaits }) => awaits).map(({ path, awaits }) => [path, awaits]);
  expect(awaited).toEqual([
    ['/trends/3.html', ['articles:3']],
    ['/cht/xmsailSchool/trends', ['articles:3']],
    ['/custom/spring', ['articles:3']],
  ]);
});

it.each(['{', '{}', asked({ source: 'articles', ageMs: -1 })])('answers 400 to %s', async (body) =>
  expect((await ask(body)).status).toBe(400),
);
