import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { calls } from '@/contract/calls/calls';
import {
  codeFor,
  lastMessage,
  newAddress,
  newPhone,
  register as openAccount,
  registration,
  solveCaptcha,
  tokenOf,
} from '@/gateway/test/accounts';
import { cms } from '@/gateway/test/cms';
import { gatewayUrl, setting } from '@/gateway/test/gateway';
import { survey } from '@/gateway/test/survey';
import { type Locale, locales } from '@/services/domain/locale/locale';
import { contactEnquiry } from '@/services/fixtures/enquiries';

import { fetchAccount, logout, register, sendCode } from './accounts';
import { countPosterClick, fetchAnniversary, fetchPopUp, fetchPosters } from './activities';
import { fetchArticle, fetchArticleList, fetchHotArticles } from './articles';
import { fetchAward, fetchChannelPage, fetchChannels } from './channels';
import { callGateway, callGatewayFromMiddleware } from './client';
import { saveEnquiry } from './enquiries';
import { fetchFrame } from './frame';
import type { GatewayCallContext } from './headers';
import { fetchInformation, fetchInformationList, fetchManuals, fetchVideos } from './library';
import {
  pageWithBlockData,
  fetchAboutPage,
  fetchContentPage,
  fetchContentPageUpdate,
  fetchCustomPage,
  fetchFreeTrialPage,
  fetchHomePage,
} from './pages';
import { fetchPartners } from './partners';
import { fetchAnswer, fetchQuestions, fetchQuestionTypes } from './questions';
import { fetchRedirects } from './redirects';
import { searchDeclarations, searchRepresentations } from './registers';
import { fetchSearchEntries } from './search';
import { fetchPriceRows, fetchServices, fetchTrademarkServices } from './services';
import {
  fetchSurveyPrices,
  fetchSurveyReport,
  fetchSurveyTrademarkPrices,
  saveSurveyReport,
} from './surveys';
import { fetchVisitorCountry, recordVisit } from './visitors';

jest.mock('./client', () => {
  const actual =
    jest.requireActual<Record<'callGateway' | 'callGatewayFromMiddleware', () => unknown>>('./client');
  const { callGateway: call, callGatewayFromMiddleware: callFromMiddleware } = actual;
  return { ...actual, callGateway: jest.fn(call), callGatewayFromMiddleware: jest.fn(callFromMiddleware) };
});

jest.setTimeout(120_000);

/** Whom the calls of one language are made for. */
interface Visitor {
  locale: Locale;
  /** With the token of a session of their own. */
  context: GatewayCallContext;
  /** A number without an account. */
  phone: string;
}

const tracking = { channelNo: '', channelCode: 'logistics' };
const germany = { countryCode: 2 };
const first = <T>([item]: T[]): T => {
  if (item === undefined) throw new Error('The gateway has none.');
  return item;
};
const codeIn = (message: string): string => first(message.match(/\d{6}/) ?? []);

/** Every function of the site that makes calls, in an order in which each finds what it needs; none gives nothing. */
const runs: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  fetchFrame: ({ locale }) => fetchFrame(locale),
  fetchHomePage: ({ locale }) => fetchHomePage(locale),
  fetchAboutPage: ({ locale }) => fetchAboutPage('About', locale),
  fetchContentPage: ({ locale }) => fetchContentPage('IncorporationHK', locale),
  fetchContentPageUpdate: ({ locale }) => fetchContentPageUpdate('Imprint', locale),
  fetchFreeTrialPage: ({ locale }) => fetchFreeTrialPage(locale),
  fetchCustomPage: ({ locale }) => fetchCustomPage('packaging-check', locale),
  fetchPartners: ({ locale }) => fetchPartners(locale),
  fetchServices: ({ locale }) => fetchServices(locale),
  fetchPriceRows: ({ locale }) => fetchPriceRows(locale),
  fetchTrademarkServices: ({ locale }) => fetchTrademarkServices(locale),
  fetchSearchEntries: ({ locale }) => fetchSearchEntries(locale),
  fetchArticleList: async ({ locale }) => (await fetchArticleList({ pageSize: 5 }, locale)).articles,
  fetchArticle: async ({ locale }) => {
    const { articles } = await fetchArticleList({ pageSize: 1 }, locale);
    return fetchArticle(first(articles).id, locale);
  },
  fetchHotArticles: ({ locale }) => fetchHotArticles({ size: 3 }, locale),
  fetchQuestionTypes: ({ locale }) => fetchQuestionTypes(locale),
  fetchQuestions: async ({ locale }) =>
    (await fetchQuestions({ keyword: 'IOSS', pageSize: 3 }, locale)).questions,
  fetchAnswer: async ({ locale }) => {
    const { questions } = await fetchQuestions({ pageSize: 1 }, locale);
    return fetchAnswer(first(questions).id, locale);
  },
  fetchInformationList: async ({ locale }) => (await fetchInformationList({ pageSize: 3 }, locale)).notices,
  fetchInformation: async ({ locale }) => {
    const { notices } = await fetchInformationList({ pageSize: 1 }, locale);
    return fetchInformation(first(notices).id, locale);
  },
  fetchManuals: ({ locale }) => fetchManuals(locale),
  fetchVideos: ({ locale }) => fetchVideos(locale),
  searchDeclarations: async ({ context }) =>
    (await searchDeclarations({ keyword: 'KMP-DOC', pageSize: 3 }, context)).entries,
  searchRepresentations: async ({ context }) =>
    (await searchRepresentations({ keyword: 'KMP-AR', pageSize: 3 }, context)).entries,
  fetchPopUp: ({ locale }) => fetchPopUp(locale),
  fetchPosters: ({ locale }) => fetchPosters(locale),
  countPosterClick: async ({ locale, context }) =>
    countPosterClick(first(await fetchPosters(locale)).id, context),
  fetchAnniversary: ({ locale }) => fetchAnniversary(locale),
  fetchChannels: ({ locale }) => fetchChannels(locale),
  fetchAward: ({ locale }) => fetchAward(tracking, locale),
  fetchChannelPage: ({ locale }) => fetchChannelPage(tracking, locale),
  fetchSurveyPrices: ({ locale }) => fetchSurveyPrices(germany, locale),
  fetchSurveyTrademarkPrices: ({ locale }) => fetchSurveyTrademarkPrices(germany, locale),
  saveSurveyReport: ({ context }) => saveSurveyReport(survey, context),
  fetchSurveyReport: async ({ context }) =>
    fetchSurveyReport(await saveSurveyReport(survey, context), context),
  saveEnquiry: ({ locale, context }) =>
    saveEnquiry(contactEnquiry({ email: `every-call-${locale}@example.com` }), context),
  fetchRedirects: async ({ locale }) => {
    const redirect = { from: `/every-call-${locale}`, to: '/cht/price', status: '301' };
    const { doc } = await cms<{ doc: { id: number } }>('POST', '/redirects', redirect);
    const redirects = await fetchRedirects();
    await cms('DELETE', `/redirects/${doc.id}`);
    return redirects;
  },
  fetchVisitorCountry: ({ context }) => fetchVisitorCountry({ ...context, visitorAddress: '193.99.144.80' }),
  recordVisit: async ({ locale, context }) => {
    const visit = { path: '/contract-test', title: 'Contract test', referrerHost: '', language: locale };
    await recordVisit({ ...visit, ...tracking }, context);
    return true;
  },
  sendCode: async ({ phone, context }) => sendCode({ phone, captchaToken: await solveCaptcha() }, context),
  register: async ({ phone, context }) => {
    const code = codeIn(await lastMessage(phone));
    const given = { ...registration(phone, code), companyName: '', channelId: null, ...tracking };
    return register(given, context);
  },
  fetchAccount: ({ context }) => fetchAccount(context),
  logout: async ({ context }) => {
    await logout(context);
    return fetchAccount(context).then(
      () => undefined,
      (refused: unknown) => refused,
    );
  },
};

const functionsOf = (module: object) =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

describe.each(locales)('in %s', (locale) => {
  let visitor: Visitor;

  beforeAll(async () => {
    process.env.GATEWAY_HOST = gatewayUrl();
    process.env.GATEWAY_SECRET = setting('GATEWAY_TEST_SECRET');
    const phone = newPhone();
    const token = tokenOf(await openAccount(phone, await codeFor(phone)));
    const visitorAddress = newAddress()['x-forwarded-for'];
    visitor = { locale, context: { locale, token, visitorAddress }, phone: newPhone() };
  });

  it.each(Object.entries(runs))('%s brings what the gateway has', async (_name, run) => {
    expect(['[]', 'null', undefined]).not.toContain(JSON.stringify(await run(visitor)));
  });
});

it('every function that makes a call is among them', async () => {
  const files = readdirSync(__dirname).filter(
    (file) =>
      /^\w+\.ts$/.test(file) &&
      file !== 'blockData.ts' &&
      readFileSync(join(__dirname, file), 'utf8').includes("from './client'"),
  );
  const modules = (await Promise.all(files.map((file) => import(`./${file}`)))) as object[];
  const names = modules.flatMap(functionsOf).filter((name) => name !== pageWithBlockData.name);
  expect(names.sort()).toEqual(Object.keys(runs).sort());
});

it('every call of the contract was made', () => {
  const ways = [callGateway, callGatewayFromMiddleware];
  const made = new Set(ways.flatMap((way) => jest.mocked(way).mock.calls.map(([name]) => name)));
  expect([...made].sort()).toEqual(Object.keys(calls).sort());
});
