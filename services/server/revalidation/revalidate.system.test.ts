import type { Server } from 'node:http';

import { nothingPublished, type PublishedDocuments } from '@/services/config/pagePath';
import { serveRoute } from '@/services/fixtures/apiRoute';
import { signatureHeaders } from '@/services/fixtures/siteRequests';
import { fetchRedirects } from '@/services/gateway/redirects';
import type { PageState } from '@/services/gateway/siteRequests';
import { cachedRedirects, refreshRedirects } from '@/services/server/middleware/cachedRedirects';
import { fetchPublishedDocuments } from '@/services/server/middleware/fetchPublishedDocuments';
import { publishedDocuments, refreshAddresses } from '@/services/server/middleware/publishedDocuments';

import { endAbsence, lastRenderedAt, knownPages } from './knownPages';
import { reportFreshness, revalidate } from './revalidate';

jest.mock('./knownPages');
jest.mock('@/services/gateway/redirects');
jest.mock('@/services/server/middleware/fetchPublishedDocuments');
jest.mock('@/services/config/env', () => ({
  env: () => ({ GATEWAY_SECRET: 'a-secret-of-the-gateway', REVALIDATE_SECONDS: 60 }),
}));

const known = (path: string, documents: string, more: Partial<PageState> = {}): PageState => ({
  ...{ path, documents, locale: 'en', state: 'shown', generatedAt: 1, renewsAt: 2 },
  ...more,
});
const index = (countries: string[]) =>
  ({ ...nothingPublished, priceCountries: new Set(countries) }) as PublishedDocuments;
const change = { source: 'articles', id: 3, after: { articleType: 'trends' } };
const render = jest.fn<Promise<void>, [string]>();
let server: Server;
let url = '';

beforeAll(async () => {
  ({ server, url } = await serveRoute(revalidate, '/api/revalidate', { revalidate: render }));
});
afterAll(() => server.close());
beforeEach(() => {
  render.mockReset().mockResolvedValue(undefined);
  jest
    .mocked(knownPages)
    .mockResolvedValue([known('/trends/9.html', 'articles:3.a'), known('/cht/price', 'services:1.a')]);
  jest.mocked(fetchPublishedDocuments).mockResolvedValue(index([]));
  jest.mocked(lastRenderedAt).mockReset().mockReturnValue(Infinity);
});

async function post(body: string, headers: object = signatureHeaders('revalidate', body)) {
  const answer = await fetch(url, { method: 'POST', body, headers: { ...headers, connection: 'close' } });
  return { status: answer.status, headers: answer.headers, json: (await answer.json()) as unknown };
}

it('ends the 404s of what a change is about, before their turn, and none that the index decides or that is only refreshed', async () => {
  const told = Date.now();
  let ended: unknown[][] = [];
  render.mockImplementation(() => {
    ended = [...jest.mocked(endAbsence).mock.calls];
    return Promise.reject(new Error('500'));
  });
  jest.mocked(endAbsence).mockClear();
  const madeFromIt = ['/trends/9.html', '/partner'].map((path) => known(path, 'articles:3.a'));
  jest.mocked(knownPages).mockResolvedValue(madeFromIt);
  await post(JSON.stringify({ changes: [change], paths: ['/cht/price'] }));
  expect(ended.map(([locale, path]) => `${String(locale)} ${String(path)}`)).toEqual([
    ...['en /trends/3.html', 'de /trends/3.html', 'en /partner', 'de /partner'],
  ]);
  for (const [, , at] of ended) expect(at).toBeGreaterThanOrEqual(told);
});

it('renders every page affected by the change in both languages and reports each', async () => {
  const { status, headers, json } = await post(JSON.stringify({ changes: [change] }));
  const rendered = render.mock.calls.map(([path]) => path);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(rendered.slice(0, 2)).toEqual(['/trends/3.html', '/de/trends/3.html']);
  expect(rendered).toEqual(expect.arrayContaining(['/trends/3.html', '/de/trends/3.html', '/trends/9.html']));
  expect(rendered).not.toContain('/cht/price');
  expect(new Set(rendered).size).toBe(rendered.length);
  expect(json).toEqual({ failed: [] });
});

it('renders what is no page now and was made from what changed', async () => {
  jest
    .mocked(knownPages)
    .mockResolvedValue([known('/information/list/deadline/2', 'information.0', { state: 'gone' })]);
  await post(JSON.stringify({ changes: [{ source: 'information', id: 21, after: {} }] }));
  expect(render.mock.calls).toContainEqual(['/information/list/deadline/2']);
});

const newPrice = JSON.stringify({ changes: [{ source: 'services', id: 4, before: {}, after: {} }] });

it('knows addresses that come with another document before it answers', async () => {
  expect(await publishedDocuments()).toMatchObject(index([]));
  jest.mocked(fetchPublishedDocuments).mockResolvedValue(index(['FR']));
  expect((await post(newPrice)).status).toBe(200);
  expect(await publishedDocuments()).toMatchObject(index(['FR']));
});

it('answers 500 if the addresses cannot be fetched, and keeps those that it has', async () => {
  await post(newPrice);
  jest.mocked(fetchPublishedDocuments).mockRejectedValue(new Error('The gateway did not answer.'));
  expect(await post(newPrice)).toMatchObject({
    status: 500,
    json: { failed: [{ path: 'addresses', error: 'The gateway did not answer.' }] },
  });
  expect(await publishedDocuments()).toMatchObject(index([]));
});

it('renders the page of a document before the last ones of a change that is on every page', async () => {
  const everywhere = Array.from({ length: 20 }, (_page, number) => known(`/${number}`, 'menu.a'));
  jest.mocked(knownPages).mockResolvedValue(everywhere);
  const menu = post(JSON.stringify({ changes: [{ source: 'menu', before: {}, after: {} }] }));
  let article: Promise<unknown> | undefined;
  render.mockImplementation(async () => {
    article ??= post(JSON.stringify({ changes: [change] }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await menu;
  await article;
  const order = render.mock.calls.map(([path]) => path);
  expect(order.indexOf('/trends/3.html')).toBeLessThan(order.indexOf('/12'));
});

it('renders the requested paths', async () => {
  await post(JSON.stringify({ paths: ['/de/cht/price'] }));
  expect(render.mock.calls).toEqual([['/de/cht/price']]);
});

it('answers 500 and names the page if one page fails', async () => {
  render.mockImplementation((path) =>
    path === '/de/trends/9.html' ? Promise.reject(new Error('Invalid response 500')) : Promise.resolve(),
  );
  const { status, json } = await post(JSON.stringify({ changes: [change] }));
  expect([status, json]).toEqual([
    500,
    { failed: [{ path: '/de/trends/9.html', error: 'Invalid response 500' }] },
  ]);
});

const redirectChange = JSON.stringify({ changes: [{ source: 'redirects', id: 1, after: {} }] });

it('fetches the redirects again before it answers', async () => {
  jest.mocked(fetchRedirects).mockResolvedValue([]);
  await cachedRedirects();
  const redirect = { from: '/old', to: '/cht/price', status: 301 as const };
  jest.mocked(fetchRedirects).mockResolvedValue([redirect]);
  expect(await cachedRedirects()).toEqual([]);
  expect(await post(redirectChange)).toMatchObject({
    status: 200,
    json: { failed: [] },
  });
  expect(await cachedRedirects()).toEqual([redirect]);
});

it('answers 500 if the redirects cannot be fetched', async () => {
  jest.mocked(fetchRedirects).mockRejectedValue(new Error('The gateway did not answer.'));
  expect(await post(redirectChange)).toMatchObject({
    status: 500,
    json: { failed: [{ path: 'redirects', error: 'The gateway did not answer.' }] },
  });
});

it('renders again if the page was already being rendered when the change came', async () => {
  jest
    .mocked(lastRenderedAt)
    .mockReturnValueOnce(1)
    .mockReturnValueOnce(Date.now() + 1_000);
  const { status } = await post(JSON.stringify({ paths: ['/cht/price'] }));
  expect([status, render.mock.calls.length]).toEqual([200, 2]);

  jest.mocked(lastRenderedAt).mockReturnValue(1);
  expect((await post(JSON.stringify({ paths: ['/cht/price'] }))).status).toBe(500);
});

it('renders a page once for all changes that come before its turn', async () => {
  const paths = ['/a', '/b', '/c', '/d', '/cht/price'];
  render.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const answers = await Promise.all([1, 2, 3].map(() => post(JSON.stringify({ paths }))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(render.mock.calls.filter(([path]) => path === '/cht/price')).toHaveLength(1);
});

it('renders no more than four pages at once, of all changes', async () => {
  let [running, most] = [0, 0];
  render.mockImplementation(async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
  });
  await Promise.all([1, 2, 3].map((id) => post(JSON.stringify({ paths: [`/${id}`, `/de/${id}`] }))));
  expect(most).toBe(4);
});

const body = JSON.stringify({ changes: [change] });
const refused: [number, string, string, object][] = [
  [401, 'a missing signature', body, {}],
  [401, 'the signature of another body', body, signatureHeaders('revalidate', `${body} `)],
  [401, 'a signature for another purpose', body, signatureHeaders('freshness', body)],
  [401, 'a signature from 301 s ago', body, signatureHeaders('revalidate', body, { offset: -301_000 })],
  [401, 'a signature 330 s in the future', body, signatureHeaders('revalidate', body, { offset: 330_000 })],
  [400, 'invalid JSON', '{', signatureHeaders('revalidate', '{')],
  [
    400,
    'a path on another site',
    '{"paths":["//evil.example"]}',
    signatureHeaders('revalidate', '{"paths":["//evil.example"]}'),
  ],
];
it.each(refused)('answers %i to %s and renders nothing', async (status, _what, sent, headers) => {
  expect((await post(sent, headers)).status).toBe(status);
  expect(render).not.toHaveBeenCalled();
});

it('accepts a clock that is 299 s off', async () => {
  expect((await post(body, signatureHeaders('revalidate', body, { offset: -299_000 }))).status).toBe(200);
});

it('answers 413 to a body that is too long', async () => {
  const long = JSON.stringify({ paths: Array(9_000).fill('/cht/price') });
  expect((await post(long)).status).toBe(413);
});

it('answers 405 to GET', async () => {
  const answer = await fetch(url, { headers: { connection: 'close' } });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

it('tells the gateway, and nobody else, of every page that this instance answers with, also of what is none any more', async () => {
  const freshness = await serveRoute(reportFreshness, '/api/freshness');
  const ask = (headers: object) => fetch(freshness.url, { headers: { ...headers, connection: 'close' } });
  const shown = known('/cht/price', 'services:1.a', { locale: 'de', failedAt: 3 });
  jest.mocked(knownPages).mockResolvedValue([shown, known('/custom/spring', 'pages:4.a', { state: 'gone' })]);
  expect((await ask({})).status).toBe(401);
  const answer = await ask(signatureHeaders('freshness', ''));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await answer.json()).toMatchObject({
    pages: [shown, { path: '/custom/spring', documents: 'pages:4.a' }],
  });
  freshness.server.close();
});

it('tells the redirects that visitors get and ends the 404s of what is published, without being told of either', async () => {
  const freshness = await serveRoute(reportFreshness, '/api/freshness');
  const gone = (path: string) => known(path, 'pages:4.a', { state: 'gone' });
  jest
    .mocked(knownPages)
    .mockResolvedValue([known('/partner', ''), gone('/cht/price/FR'), gone('/cht/price/IT'), gone('/')]);
  jest.mocked(fetchPublishedDocuments).mockResolvedValue(index(['FR']));
  jest.mocked(fetchRedirects).mockResolvedValue([{ from: '/partner', to: '/cht/price', status: 301 }]);
  await Promise.all([refreshAddresses(), refreshRedirects()]);
  jest.mocked(endAbsence).mockReset().mockReturnValue(true);
  const answer = await fetch(freshness.url, {
    headers: { ...signatureHeaders('freshness', ''), connection: 'close' },
  });
  const { pages } = (await answer.json()) as { pages: PageState[] };
  expect(pages.map(({ redirectsTo }) => redirectsTo)).toEqual([
    '/cht/price',
    undefined,
    undefined,
    undefined,
  ]);
  expect(pages.map(({ state }) => state)).toEqual(['shown', 'unavailable', 'gone', 'gone']);
  expect(jest.mocked(endAbsence).mock.calls).toEqual([['en', '/cht/price/FR', expect.any(Number)]]);
  freshness.server.close();
});
