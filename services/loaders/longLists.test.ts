import { newsTypes } from '@/contract/lists/news';
import { isPagePath } from '@/services/config/pagePath';
import type { NewsList } from '@/services/domain/articles/news';
import type { Question, QuestionList, QuestionType } from '@/services/domain/articles/question';
import { pageCountOf } from '@/services/domain/text/listPages';
import { callGateway } from '@/services/gateway/client';
import { fetchPublishedDocuments } from '@/services/server/middleware/fetchPublishedDocuments';

import * as newsList from './newsList';
import * as newsOfType from './newsOfType';
import * as questions from './questions';
import * as questionsOfType from './questionsOfType';

jest.mock('@/services/gateway/client');
jest.mock('@/services/config/env', () => ({
  env: () => ({ GATEWAY_HOST: 'https://gateway.example.com', GATEWAY_TIMEOUT_MS: 5_000 }),
}));
jest.mock('@/services/gateway/mapContext', () => ({
  mapContext: (locale: string) => ({ host: 'https://gateway.example.com', locale }),
}));
jest.mock('./withStaticProps', () => ({ withStaticProps: ({ load }: { load: unknown }) => load }));

const count = 250;
const types = ['vat', 'oss', 'rare'];
/** The last question is the only one of its type. */
const typeOf = (index: number) => (index === count - 1 ? 'rare' : (types[index % 2] ?? ''));
const words = { summary: 'A summary.', updateTime: '2026-11-01T08:00:00.000Z', language: 'en' };
const all = Array.from({ length: count }, (_, index) => index);
const allNotices = all.map((index) => ({
  ...words,
  id: index + 1,
  informationType: newsTypes[index % 3] ?? 'deadline',
  typeName: 'A type',
  title: 'A notice',
  cover: null,
  publishTime: words.updateTime,
}));
const allQuestions = all.map((index) => ({
  ...words,
  answerId: index + 1001,
  type: typeOf(index),
  typeName: 'A type',
  question: 'A question?',
}));

interface Params {
  pageNum?: number;
  pageSize?: number;
  informationType?: string;
  type?: string;
}

function pageOf<T>(list: T[], { pageNum = 1, pageSize = 10 }: Params) {
  if (pageSize > 100) throw new Error('must be a whole number from 1 to 100');
  const start = (pageNum - 1) * pageSize;
  return { list: list.slice(start, start + pageSize), total: list.length, pageNum, pageSize };
}

/** A gateway with 250 notices and questions, no page and nothing else. */
const answers: Record<string, (params: Params) => unknown> = {
  getInformation: (params) =>
    pageOf(
      allNotices.filter(
        ({ informationType: type }) => !params.informationType || type === params.informationType,
      ),
      params,
    ),
  searchQuestions: (params) =>
    pageOf(
      allQuestions.filter(({ type }) => !params.type || type === params.type),
      params,
    ),
  getQaType: () =>
    types.map((type, index) => ({
      id: index + 1,
      type,
      typeName: type,
      count: allQuestions.filter((one) => one.type === type).length,
    })),
  showArticleList: (params) => pageOf([], params),
};

beforeEach(() => {
  jest.mocked(callGateway).mockImplementation((name: string, params: object) => {
    const answer = answers[name]?.(params);
    if (answer !== undefined) return Promise.resolve(answer as never);
    const isList = /Prices$|priceForWWW|Partner|Manual|Course|Redirects|Channels|iprList/.test(name);
    return Promise.resolve((isList ? [] : null) as never);
  });
});

/** What a page's loader gives; `withStaticProps` is the function alone here. */
const load = <Props>(getStaticProps: unknown, params: object = {}) =>
  (getStaticProps as (params: object, locale: string) => Promise<Props | undefined>)(params, 'en');

type Listing = { list: NewsList } | undefined;
const idsOf = (listing: Listing) => listing?.list.notices.map(({ id }) => id) ?? [];

it('250 notices are all on the pages of the list', async () => {
  const first = await load<NonNullable<Listing>>(newsList.getStaticProps);
  const pageCount = pageCountOf(first?.list.total ?? 0, first?.list.pageSize ?? 1);
  const later = await Promise.all(
    Array.from({ length: pageCount - 1 }, (_, index) =>
      load<NonNullable<Listing>>(newsOfType.getStaticProps, {
        type: 'all',
        page: [String(index + 2)],
      }),
    ),
  );
  expect([first, ...later].flatMap(idsOf).sort((a, b) => a - b)).toEqual(allNotices.map(({ id }) => id));
  const beyond = { type: 'all', page: [String(pageCount + 1)] };
  expect(await load(newsOfType.getStaticProps, beyond)).toBeUndefined();
});

it('the list of a type has the notices of this type alone, in pages', async () => {
  const ofType = (page?: string[]) =>
    load<NonNullable<Listing>>(newsOfType.getStaticProps, { type: 'deadline', page });
  const first = await ofType();
  expect(first?.list.total).toBe(83);
  expect(new Set(first?.list.notices.map(({ type }) => type))).toEqual(new Set(['deadline']));
  expect(idsOf(await ofType(['5']))).toHaveLength(3);
  expect(await load(newsOfType.getStaticProps, { type: 'all' })).toBeUndefined();
  expect(await load(newsOfType.getStaticProps, { type: 'other' })).toBeUndefined();
});

it('250 questions: the first of each type on one page, all of them in the lists of the types', async () => {
  type Props = { types: QuestionType[]; questions: Question[] };
  const page = await load<Props>(questions.getStaticProps);
  expect(page?.types.map((type) => type.count)).toEqual([125, 124, 1]);
  expect(page?.questions).toHaveLength(20 + 20 + 1);
  expect(page?.questions.at(-1)?.typeKey).toBe('rare');

  type List = { list: QuestionList; type: QuestionType };
  const found = await Promise.all(
    types.flatMap((type) =>
      Array.from({ length: 7 }, (_, index) =>
        load<List>(questionsOfType.getStaticProps, {
          type,
          page: index > 0 ? [String(index + 1)] : undefined,
        }),
      ),
    ),
  );
  const ids = found.flatMap((props) => props?.list.questions.map(({ id }) => id) ?? []);
  expect(ids.sort((a, b) => a - b)).toEqual(allQuestions.map(({ answerId }) => answerId));
  expect(await load(questionsOfType.getStaticProps, { type: 'none' })).toBeUndefined();
});

it('the index of addresses knows all of them and all pages of lists', async () => {
  const published = await fetchPublishedDocuments();
  expect([published.questions.size, published.information.size]).toEqual([count, count]);
  const known = (path: string) => isPagePath(path, published);
  expect(
    ['/information/list/all/13', '/information/list/company/5', '/questionAnswer/list/vat/7'].filter(known),
  ).toHaveLength(3);
  expect(
    ['/information/list/all/14', '/information/list/company/6', '/questionAnswer/list/vat/8'].filter(known),
  ).toEqual([]);
});
