import { readdirSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { accountCalls } from '@/contract/calls/accounts';
import { calls, type CallData, type CallName } from '@/contract/calls/calls';
import { enquiryCalls } from '@/contract/calls/enquiries';
import { redirectCalls } from '@/contract/calls/redirects';
import { registerCalls } from '@/contract/calls/registers';

import { ask, gatewayUrl, pathOf, read, send, signatureHeaders } from './gateway';
import { isAnswered } from './pluginCalls';
import { survey } from './survey';

// Shows (requirements, 7.17 and 10.4).

const languages = ['en', 'de'] as const;

/** The articles that a new gateway starts with; those of other tests, which run at the same time, left out. */
const seeded = async (language: 'en' | 'de' = 'en') => {
  const { list } = await read('showArticleList', { pageSize: 100 }, language);
  return list.filter(({ title }) => !title.startsWith('Contract test'));
};

let articleId: number;
let posterId: number;
let reportId: string;
let answerId: number;
let noticeId: number;
beforeAll(async () => {
  posterId = (await read('findPosters', {}))[0]?.id ?? 0;
  articleId = (await seeded())[0]?.id ?? 0;
  noticeId = (await read('getInformation', { informationType: 'company' })).list[0]?.id ?? 0;
  answerId = (await read('searchQuestions', { type: 'oss' })).list[0]?.answerId ?? 0;
  reportId = (await read('saveSurveyReport', survey)).id;
});

const params = (name: CallName): object =>
  ({
    getAboutUs: { pageKey: 'About' },
    getPageConfig: { pageKey: 'IncorporationHK' },
    getCustom: { uid: 'packaging-check' },
    showArticleDetailById: { id: articleId },
    popMarketList: { popClient: '1' },
    countPosterClick: { id: posterId },
    getInformationInfo: { id: noticeId },
    getAnswer: { answerId },
    saveSurveyReport: survey,
    getSurveyReport: { id: reportId },
    recordVisitor: { path: '/contract-test', language: 'en' },
    countSearchMiss: { query: 'zeppelin' },
    countSearchHit: { query: 'ioss' },
    countPageRead: { path: '/cht/price', language: 'en' },
  })[name as string] ?? {};

/** Calls whose answers contain no translated text. */
const wordless: CallName[] = [
  'saveSurveyReport',
  'getSurveyReport',
  'interview',
  'recordVisitor',
  'countSearchMiss',
  'countSearchHit',
  'countPageRead',
];
/**
 * These calls have tests of their own: accounts and enquiries answer differently each time, registers require an
 * account, and a new gateway has no redirects.
 */
const withTestsOfTheirOwn = { ...accountCalls, ...enquiryCalls, ...registerCalls, ...redirectCalls };
const names = (Object.keys(calls) as CallName[]).filter(
  (name) => !(name in withTestsOfTheirOwn) && isAnswered(name),
);

const readAny = (name: CallName, language: 'en' | 'de') =>
  (read as (n: CallName, p: object, l: string) => Promise<CallData<CallName>>)(name, params(name), language);

it.each(names)(
  '%s fits its schema in both languages, and differs by language if it has words',
  async (name) => {
    const [english, german] = await Promise.all(languages.map((language) => readAny(name, language)));
    expect(['[]', '{}', 'null']).not.toContain(JSON.stringify(english));
    if (!wordless.includes(name)) expect(german).not.toEqual(english);
  },
);

it('answers JSON with no-store and nosniff', async () => {
  const { status, headers } = await send('getMenu', {});
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('seeds every article of the content folder, in four types, newest first', async () => {
  const list = await seeded();
  expect(list).toHaveLength(readdirSync(path.join(__dirname, '../seed/content/articles')).length);
  expect(new Set(list.map(({ articleType }) => articleType)).size).toBe(4);
  const times = list.map(({ publishTime }) => publishTime);
  expect(times).toEqual([...times].sort().reverse());
});

it.each(languages)('has language %s for texts in that language', async (language) => {
  const [home, article, list] = await Promise.all([
    read('getHomePageInfo', {}, language),
    read('showArticleDetailById', { id: articleId }, language),
    seeded(language),
  ]);
  expect(new Set([home, article, ...list].map((document) => document.language))).toEqual(new Set([language]));
});

it('returns each entry on one page of a list', async () => {
  const ofType = (pageSize: number, pageNum = 1) =>
    read('showArticleList', { articleType: 'companyEncy', pageSize, pageNum });
  const all = await ofType(100);
  expect(all.total).toBeGreaterThanOrEqual(2);
  const pages = await Promise.all(Array.from({ length: all.total + 1 }, (_, index) => ofType(1, index + 1)));
  expect(pages.map(({ list }) => list.map(({ id }) => id))).toEqual([...all.list.map(({ id }) => [id]), []]);
  expect(pages.map(({ total }) => total)).toEqual(pages.map(() => all.total));
});

it('filters by type', async () => {
  const { list } = await read('showArticleList', { articleType: 'trends' });
  expect(list.length).toBeGreaterThan(0);
  expect(new Set(list.map(({ articleType }) => articleType))).toEqual(new Set(['trends']));
  const hot = await read('getHotArticleByType', { articleType: 'companyEncy' });
  expect(hot.every(({ articleType }) => articleType === 'companyEncy')).toBe(true);
});

it('labels every price with its VAT', async () => {
  const services = await read('getProductsPrices', {}, 'de');
  const labels = services.flatMap(({ prices }) => prices.map(({ vatLabel }) => vatLabel));
  expect(labels.length).toBeGreaterThan(5);
  expect(labels.every((label) => /USt/.test(label))).toBe(true);
});

it('serves the images it names, in their true size', async () => {
  const list = await seeded();
  const covers = list.flatMap(({ cover }) => cover ?? []);
  expect(covers).toHaveLength(list.length);
  for (const { url, width, height } of covers) {
    const response = await fetch(new URL(url, gatewayUrl()));
    const metadata = await sharp(await response.arrayBuffer()).metadata();
    expect([response.status, metadata.width, metadata.height]).toEqual([200, width, height]);
  }
});

it('resolves related articles, never the article itself', async () => {
  const list = await seeded();
  const details = await Promise.all(list.map(({ id }) => read('showArticleDetailById', { id })));
  expect(details.some(({ related }) => related.length > 0)).toBe(true);
  expect(details.every(({ id, related }) => related.every((card) => card.id !== id))).toBe(true);
});

it('reads quality values in Accept-Language', async () => {
  const path = pathOf('getMenu');
  const menuIn = async (language: string) =>
    (await ask(path, { headers: { ...signatureHeaders(path), 'accept-language': language } })).body.data;
  const [german, english] = [await menuIn('de'), await menuIn('en')];
  expect(await menuIn('fr, en;q=0.4, de;q=0.9')).toEqual(german);
  expect(await menuIn('zh-CN')).toEqual(english);
});
