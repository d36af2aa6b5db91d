import { calls, type CallData, type CallName } from '../contract/calls';
import { ask, gatewayUrl, pathOf, read, signatureHeaders } from './gateway';

const languages = ['en', 'de'] as const;

let articleId: number;
beforeAll(async () => {
  const { list } = await read('showArticleList', {});
  articleId = list[0]?.id ?? 0;
});

const params = (name: CallName): object =>
  ({
    getAboutUs: { pageKey: 'About' },
    getPageConfig: { pageKey: 'IncorporationHK' },
    showArticleDetailById: { id: articleId },
  })[name as string] ?? {};

const readAny = (name: CallName, language: 'en' | 'de') =>
  (read as (n: CallName, p: object, l: string) => Promise<CallData<CallName>>)(name, params(name), language);

describe.each(Object.keys(calls) as CallName[])('%s', (name) => {
  it.each(languages)('answers in %s and fits its schema', async (language) => {
    const data = await readAny(name, language);
    expect(Array.isArray(data) ? data.length : Object.keys(data).length).toBeGreaterThan(0);
  });

  it('differs between English and German', async () => {
    const [english, german] = await Promise.all(languages.map((language) => readAny(name, language)));
    expect(german).not.toEqual(english);
  });

  it('answers JSON that nobody keeps or guesses about', async () => {
    const { status, headers } = await ask(pathOf(name, params(name)));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('seeds eight articles in four types, newest first', async () => {
  const { list, total } = await read('showArticleList', {});
  expect(total).toBe(8);
  expect(new Set(list.map(({ articleType }) => articleType)).size).toBe(4);
  const times = list.map(({ publishTime }) => publishTime);
  expect(times).toEqual([...times].sort().reverse());
});

it.each(languages)('says that the %s text is in that language', async (language) => {
  const [home, article, { list }] = await Promise.all([
    read('getHomePageInfo', {}, language),
    read('showArticleDetailById', { id: articleId }, language),
    read('showArticleList', {}, language),
  ]);
  expect([home, article, ...list].map((document) => document.language)).toEqual(Array(10).fill(language));
});

it('cuts a list into pages without loss', async () => {
  const all = await read('showArticleList', { pageSize: 100 });
  const pages = await Promise.all(
    [1, 2, 3, 4].map((pageNum) => read('showArticleList', { pageSize: 3, pageNum })),
  );
  expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(all.list.map(({ id }) => id));
  expect(pages.map(({ list }) => list.length)).toEqual([3, 3, 2, 0]);
  expect(pages.map(({ total }) => total)).toEqual([8, 8, 8, 8]);
});

it('filters by type', async () => {
  const { list } = await read('showArticleList', { articleType: 'trends' });
  expect(list.length).toBeGreaterThan(0);
  expect(new Set(list.map(({ articleType }) => articleType))).toEqual(new Set(['trends']));
  const hot = await read('getHotArticleByType', { articleType: 'companyEncy' });
  expect(hot.every(({ articleType }) => articleType === 'companyEncy')).toBe(true);
});

it('labels every price', async () => {
  const services = await read('getProductsPrices', {}, 'de');
  const labels = services.flatMap(({ prices }) => prices.map(({ vatLabel }) => vatLabel));
  expect(labels.length).toBeGreaterThan(5);
  expect(labels.every((label) => /USt/.test(label))).toBe(true);
});

it('serves the images it names, in their true size', async () => {
  const { list } = await read('showArticleList', {});
  const covers = list.flatMap(({ cover }) => cover ?? []);
  expect(covers).toHaveLength(list.length);
  const response = await fetch(new URL(covers[0]?.url ?? '', gatewayUrl()));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^image\//);
});

it('resolves related articles, never the article itself', async () => {
  const { list } = await read('showArticleList', {});
  const details = await Promise.all(list.map(({ id }) => read('showArticleDetailById', { id })));
  expect(details.some(({ related }) => related.length > 0)).toBe(true);
  expect(details.every(({ id, related }) => related.every((card) => card.id !== id))).toBe(true);
});

it('understands quality values', async () => {
  const path = pathOf('getMenu');
  const menuIn = async (language: string) =>
    (await ask(path, { headers: { ...signatureHeaders(path), 'accept-language': language } })).body.data;
  const [german, english] = [await menuIn('de'), await menuIn('en')];
  expect(await menuIn('fr, en;q=0.4, de;q=0.9')).toEqual(german);
  expect(await menuIn('zh-CN')).toEqual(english);
});
