import { accountCalls } from '@/contract/calls/accounts';
import { calls, type CallData, type CallName } from '@/contract/calls/calls';
import { enquiryCalls } from '@/contract/calls/enquiries';
import { redirectCalls } from '@/contract/calls/redirects';
import { registerCalls } from '@/contract/calls/registers';

import { read } from './gateway';
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
    getFacts: { topic: 'rates' },
    checkVatNumber: { number: 'FR64999462765' },
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
  'checkVatNumber',
  // Texts in both languages at once.
  'getTerms',
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
