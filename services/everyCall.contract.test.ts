import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { NextApiRequest, NextApiResponse } from 'next';

import { calls } from '@/contract/calls/calls';
import { lastMessage, newAddress, newPhone, registration, solveCaptcha } from '@/gateway/test/accounts';
import { cms } from '@/gateway/test/cms';
import { gatewayUrl, setting } from '@/gateway/test/gateway';
import { isAnswered } from '@/gateway/test/pluginCalls';
import { stopTracking, trackPageView } from '@/services/browser/analytics/pageViews';
import { fetchAccount, logOut, register, sendCode } from '@/services/browser/api/accounts';
import { fetchAward } from '@/services/browser/api/awards';
import { fetchCallTimes, sendEnquiry } from '@/services/browser/api/enquiries';
import type * as Http from '@/services/browser/api/http';
import { loadHttp } from '@/services/browser/api/http';
import { fetchPopUp } from '@/services/browser/api/popUps';
import { countPopUpClick, countPosterClick } from '@/services/browser/api/posters';
import { searchQuestions } from '@/services/browser/api/questions';
import { searchDeclarations, searchRepresentations } from '@/services/browser/api/registers';
import {
  countSearchHit,
  countSearchMiss,
  fetchSearchEntries,
  fetchSearchTitles,
} from '@/services/browser/api/search';
import { fetchBundlesToday, fetchServicesToday } from '@/services/browser/api/services';
import {
  fetchSavedReport,
  fetchSurveyPrices,
  fetchTrademarkPrices,
  saveReport,
} from '@/services/browser/api/surveys';
import { fetchViesAnswer } from '@/services/browser/api/vatNumbers';
import type { Locale } from '@/services/domain/locale/locale';
import { noChoice } from '@/services/domain/obligations/survey';
import { consentCategories, consentCookie, consentVersion } from '@/services/domain/visits/consent';
import { installBroadcastChannel } from '@/services/fixtures/broadcastChannel';
import { contactEnquiry } from '@/services/fixtures/enquiries';
import { surveyAnswers } from '@/services/fixtures/surveys';
import { TestBrowser } from '@/services/fixtures/testBrowser';
import { fetchAnniversary, fetchPopUpAtMoment, fetchPosters } from '@/services/gateway/activities';
import {
  fetchArticle,
  fetchArticleList,
  fetchHotArticles,
  fetchListedArticles,
  fetchMostReadArticles,
} from '@/services/gateway/articles';
import {
  fetchAward as fetchAwardForPage,
  fetchChannelPage,
  fetchChannels,
} from '@/services/gateway/channels';
import { fetchTopicFacts } from '@/services/gateway/facts';
import { fetchLayoutData } from '@/services/gateway/layoutData';
import { fetchNews, fetchNewsList, fetchManuals, fetchVideos } from '@/services/gateway/library';
import {
  fetchAboutPage,
  fetchContentPage,
  fetchContentPageUpdate,
  fetchCustomPage,
  fetchCustomPageTitle,
  fetchCustomPageUpdate,
  fetchFreeTrialPage,
  fetchHomePage,
} from '@/services/gateway/pages';
import { fetchPartners } from '@/services/gateway/partners';
import { fetchAnswer, fetchQuestions, fetchQuestionTypes } from '@/services/gateway/questions';
import { fetchRedirects, sendRedirectHits } from '@/services/gateway/redirects';
import {
  fetchPriceBundles,
  fetchPriceRows,
  fetchServices,
  fetchTrademarkServices,
} from '@/services/gateway/services';
import type * as SignedRequests from '@/services/gateway/signedRequest';
import { fetchPricesOfCheck } from '@/services/gateway/surveyPrices';
import { fetchTerms } from '@/services/gateway/terms';
import { fetchVisitorCountry } from '@/services/gateway/visitors';
import { gatewayApiProxy } from '@/services/server/api-proxy/gatewayApiProxy';

// Shows (requirements, 7.3, 7.4, 7.5, 7.6, 7.7, 7.8, 7.9, 7.10, 7.11, 7.12, 7.13, 7.14, 7.15, 7.16, 7.17,
// 7.18, 7.19, 7.20, 7.21, 7.22, 7.23 and 7.24).

/** Names of the calls that reached the gateway. */
const mockCallsMade = new Set<string>();
jest.mock('@/services/gateway/signedRequest', () => {
  const actual = jest.requireActual<typeof SignedRequests>('@/services/gateway/signedRequest');
  const createSignedRequest: typeof actual.createSignedRequest = (settings) => {
    const send = actual.createSignedRequest(settings);
    return (name, ...more) => {
      mockCallsMade.add(name);
      return send(name, ...more);
    };
  };
  return { ...actual, createSignedRequest };
});

jest.mock('@/services/browser/api/http');
const { loadHttp: loadAxios } = jest.requireActual<typeof Http>('@/services/browser/api/http');

jest.setTimeout(120_000);

/** The visitor for whom the calls are made. */
interface Visitor {
  locale: Locale;
  browser: TestBrowser;
  /** A number without an account. */
  phone: string;
}

type Run = (visitor: Visitor) => Promise<unknown>;

const tracking = { channelNo: '', channelCode: 'logistics' };
const first = <T>([item]: T[]): T => {
  if (item === undefined) throw new Error('The gateway has none.');
  return item;
};
const codeIn = (message: string): string => first(message.match(/\d{6}/) ?? []);

/** Makes a call for whose answer the site does not wait; returns the answer's data. */
async function answerTo(browser: TestBrowser, call: () => void): Promise<unknown> {
  const answer = browser.nextAnswer();
  call();
  const { code, data } = (await answer) as { code: number; data: unknown };
  expect(code).toBe(0);
  return data;
}

/** The functions that pages and the proxy call on the server. */
const serverRuns: Record<string, Run> = {
  fetchLayoutData: ({ locale }) => fetchLayoutData(locale),
  fetchHomePage: ({ locale }) => fetchHomePage(locale),
  fetchAboutPage: ({ locale }) => fetchAboutPage('About', locale),
  fetchContentPage: ({ locale }) => fetchContentPage('IncorporationHK', locale),
  fetchContentPageUpdate: ({ locale }) => fetchContentPageUpdate('Imprint', locale),
  fetchFreeTrialPage: ({ locale }) => fetchFreeTrialPage(locale),
  fetchCustomPage: ({ locale }) => fetchCustomPage('sell-in-germany', locale),
  fetchCustomPageTitle: ({ locale }) => fetchCustomPageTitle('sell-in-germany', locale),
  fetchCustomPageUpdate: ({ locale }) => fetchCustomPageUpdate('packaging-check', locale),
  fetchPartners: ({ locale }) => fetchPartners(locale),
  fetchServices: ({ locale }) => fetchServices(locale),
  fetchPriceRows: ({ locale }) => fetchPriceRows(locale),
  fetchPriceBundles: ({ locale }) => fetchPriceBundles(locale),
  fetchTopicFacts: ({ locale }) => fetchTopicFacts('changes', locale),
  fetchTerms: ({ locale }) => fetchTerms(locale),
  fetchPricesOfCheck: async ({ locale }) => (await fetchPricesOfCheck(locale)).services,
  fetchTrademarkServices: ({ locale }) => fetchTrademarkServices(locale),
  fetchArticleList: async ({ locale }) => (await fetchArticleList({ pageSize: 5 }, locale)).articles,
  fetchArticle: async ({ locale }) => {
    const { articles } = await fetchArticleList({ pageSize: 1 }, locale);
    return fetchArticle(first(articles).id, locale);
  },
  fetchListedArticles: ({ locale }) => fetchListedArticles(locale),
  fetchHotArticles: ({ locale }) => fetchHotArticles({ size: 3 }, locale),
  fetchQuestionTypes: ({ locale }) => fetchQuestionTypes(locale),
  fetchQuestions: async ({ locale }) =>
    (await fetchQuestions({ keyword: 'IOSS', pageSize: 3 }, locale)).questions,
  fetchAnswer: async ({ locale }) => {
    const { questions } = await fetchQuestions({ pageSize: 1 }, locale);
    return fetchAnswer(first(questions).id, locale);
  },
  fetchNewsList: async ({ locale }) => (await fetchNewsList({ pageSize: 3 }, locale)).notices,
  fetchNews: async ({ locale }) => {
    const { notices } = await fetchNewsList({ pageSize: 1 }, locale);
    return fetchNews(first(notices).id, locale);
  },
  fetchManuals: ({ locale }) => fetchManuals(locale),
  fetchMostReadArticles: ({ locale }) => fetchMostReadArticles(3, locale),
  fetchVideos: ({ locale }) => fetchVideos(locale),
  fetchPosters: ({ locale }) => fetchPosters(locale),
  fetchPopUpAtMoment: ({ locale }) => fetchPopUpAtMoment(locale),
  fetchAnniversary: ({ locale }) => fetchAnniversary(locale),
  fetchChannels: ({ locale }) => fetchChannels(locale),
  fetchAward: ({ locale }) => fetchAwardForPage(tracking, locale),
  fetchChannelPage: ({ locale }) => fetchChannelPage(tracking, locale),
  fetchRedirects: async ({ locale }) => {
    const redirect = { from: `/every-call-${locale}`, to: '/cht/price', status: '301' };
    const { doc } = await cms<{ doc: { id: number } }>('POST', '/redirects', redirect);
    const redirects = await fetchRedirects();
    await cms('DELETE', `/redirects/${doc.id}`);
    return redirects;
  },
  sendRedirectHits: () => sendRedirectHits([{ from: '/every-call', count: 1 }]),
  fetchVisitorCountry: ({ locale }) => fetchVisitorCountry({ locale, visitorAddress: '193.99.144.80' }),
};

/** The functions that call through the API proxy. */
const browserRuns: typeof serverRuns = {
  fetchSearchEntries: () => fetchSearchEntries(),
  fetchSearchTitles: async () => (await fetchSearchTitles()).entries.articles ?? [],
  countSearchMiss: ({ browser }) => answerTo(browser, () => countSearchMiss('zeppelin')),
  countSearchHit: ({ browser }) => answerTo(browser, () => countSearchHit('ioss')),
  searchQuestions: async () => (await searchQuestions({ keyword: 'IOSS', typeKey: '' })).questions,
  fetchPopUp: () => fetchPopUp(gatewayUrl()),
  countPopUpClick: async ({ browser }) => {
    const popUp = await fetchPopUp(gatewayUrl());
    return answerTo(browser, () => countPopUpClick(popUp?.id ?? 0));
  },
  countPosterClick: async ({ browser, locale }) => {
    const { id } = first(await fetchPosters(locale));
    return answerTo(browser, () => countPosterClick(id));
  },
  fetchAward: () => fetchAward(tracking),
  trackPageView: ({ browser }) => {
    const consent = { revision: consentVersion, categories: consentCategories };
    browser.setCookie(consentCookie, encodeURIComponent(JSON.stringify(consent)));
    stopTracking();
    return answerTo(browser, () => void trackPageView('/contract-test'));
  },
  sendEnquiry: ({ locale }) => sendEnquiry(contactEnquiry({ email: `every-call-${locale}@example.com` })),
  fetchCallTimes: () => fetchCallTimes(),
  fetchServicesToday: () => fetchServicesToday(),
  fetchBundlesToday: () => fetchBundlesToday(),
  // Without VIES_URL it is off; checkVatNumber.system.test.ts has its answers.
  fetchViesAnswer: () => fetchViesAnswer('FR64999462765'),
  fetchSurveyPrices: () => fetchSurveyPrices(),
  fetchTrademarkPrices: () => fetchTrademarkPrices(),
  saveReport: () => saveReport(surveyAnswers(), noChoice),
  fetchSavedReport: async () => fetchSavedReport(await saveReport(surveyAnswers(), noChoice)),
};

/** In an order in which each finds what it needs. */
const accountRuns: typeof serverRuns = {
  sendCode: async ({ phone }) => sendCode({ phone, captchaToken: await solveCaptcha() }),
  register: async ({ phone }) => {
    const code = codeIn(await lastMessage(phone));
    return register({
      ...registration(phone, code),
      companyName: 'Nordlicht Handels GmbH',
      channelId: null,
      ...tracking,
    });
  },
  fetchAccount: () => fetchAccount(),
  searchDeclarations: async () => (await searchDeclarations({ keyword: 'KMP-DOC', page: 1 })).entries,
  searchRepresentations: async () => (await searchRepresentations({ keyword: 'KMP-AR', page: 1 })).entries,
  logOut: async ({ browser }) => {
    const token = browser.cookie('loginCode') ?? '';
    const hasEnded = await logOut();
    browser.setCookie('loginCode', token, true);
    expect([token, hasEnded, await fetchAccount()]).toEqual([expect.stringMatching(/./), true, undefined]);
    return hasEnded;
  },
};

/** The calls of plugins that have another name than the function that makes them. */
const callOf: Record<string, string> = {
  fetchRedirects: 'findRedirects',
  sendRedirectHits: 'countRedirectHits',
  trackPageView: 'recordVisitor',
};

// Answers in German are shown by gateway/test/calls.contract.test.ts.
const locale: Locale = 'en';
let proxy: Server;
let visitor: Visitor;

beforeAll(async () => {
  const siteUrl = setting('GATEWAY_TEST_SITE');
  process.env.GATEWAY_HOST = gatewayUrl();
  process.env.GATEWAY_SECRET = setting('GATEWAY_TEST_SECRET');
  process.env.SITE_URL = siteUrl;
  process.env.SITE_TRUSTED_HOPS = '1';
  // Unit tests cover the deadline.
  process.env.ARRIVAL_DEADLINE_MS = '10000';
  proxy = createServer(
    (request, response) => void gatewayApiProxy(request as NextApiRequest, response as NextApiResponse),
  );
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const address = newAddress()['x-forwarded-for'];
  const browser = new TestBrowser({ siteUrl, proxyUrl, address, locale });
  installBroadcastChannel();
  browser.open();
  jest.mocked(loadHttp).mockImplementation(async () => {
    const http = await loadAxios();
    http.defaults.adapter = browser.adapter;
    return http;
  });
  visitor = { locale, browser, phone: newPhone() };
});
afterAll(() => new Promise((resolve) => proxy.close(resolve)));

const runs = Object.entries({ ...serverRuns, ...browserRuns, ...accountRuns });
it.each(runs.filter(([name]) => isAnswered(callOf[name] ?? name)))(
  '%s returns data of the gateway',
  async (_name, run) => {
    expect(['[]', 'null', undefined]).not.toContain(JSON.stringify(await run(visitor)));
  },
);

/** Sent by `sendBeacon`, which only a browser has; e2e/editing/enquiries-and-reads.spec.ts shows that it is stored. */
const sentByBeacon = 'countPageRead';

it('every call of the contract was made', () => {
  const others = Object.keys(calls).filter((name) => name !== sentByBeacon && isAnswered(name));
  expect([...mockCallsMade].sort()).toEqual(others.sort());
});
