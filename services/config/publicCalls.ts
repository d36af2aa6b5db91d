import type { SessionPolicy } from '@/services/domain/accounts/sessionPolicy';
import type { ToastPolicy } from '@/services/domain/content/toastPolicy';

/**
 * The calls that browsers may make through the site (requirements, 7): all that the API proxy and browsers have to
 * know of them, and nothing that would be heavy in the browser. publicCalls.test compares it with the contract.
 */
export interface PublicCall {
  method: 'GET' | 'POST';
  path: `/${string}`;
  /** Whether the API proxy adds the token of the visitor's session. */
  token?: 'required' | 'optional';
  /** Which failures show a toast: all, except for calls that the requirements exempt (requirements, 7 and 8.1). */
  toast: ToastPolicy;
  /** When the redirect helper runs. */
  redirect: SessionPolicy;
  /** How often within how many seconds a visitor's address may make it. */
  limit: readonly [times: number, seconds: number];
  /** Body of a GET, which browsers do not send: the API proxy does. */
  body?: Readonly<Record<string, unknown>>;
  /** Its answer may set the cookies of the session. */
  setsSession?: true;
  /** Programs that say what they are get the answer without the call: their reading does not count. */
  peopleOnly?: true;
  /** Parameters that are sent as they were typed: a password is not ours to change (requirements, 5). */
  untouched?: readonly string[];
}

const minute = 60;

export const publicCalls = {
  getCommoditySearch: {
    method: 'GET',
    path: '/officialQuery/getCommoditySearch',
    toast: 'always',
    redirect: 'never',
    limit: [60, minute],
  },
  getProductsPrices: {
    method: 'GET',
    path: '/officialQuery/getProductsPrices',
    toast: 'always',
    redirect: 'never',
    limit: [60, minute],
  },
  getPriceBundles: {
    method: 'GET',
    path: '/prices/bundles',
    toast: 'always',
    redirect: 'never',
    limit: [60, minute],
  },
  popMarketList: {
    method: 'GET',
    path: '/business/merc/popMarket/list',
    toast: 'always',
    redirect: 'never',
    limit: [60, minute],
  },
  countPosterClick: {
    method: 'POST',
    path: '/order/sysPosterConfig/incrCount',
    toast: 'always',
    redirect: 'never',
    limit: [30, minute],
  },
  getRegisterAward: {
    method: 'GET',
    path: '/business/channelPageConfig/merc/getRegisterAward',
    toast: 'always',
    redirect: 'never',
    limit: [60, minute],
  },
  searchQuestions: {
    method: 'GET',
    path: '/vat/qaQuestion/searchlist',
    toast: 'always',
    redirect: 'never',
    limit: [60, minute],
  },
  searchDeclarations: {
    method: 'GET',
    path: '/business/deOfficialWebsite/search',
    token: 'required',
    toast: 'always',
    redirect: 'onDeadLogin',
    limit: [30, minute],
  },
  searchRepresentations: {
    method: 'GET',
    path: '/business/bizAuthServiceOfficialWebsite/search',
    token: 'required',
    toast: 'always',
    redirect: 'onDeadLogin',
    limit: [30, minute],
  },
  priceForSurveyReport: {
    method: 'GET',
    path: '/order/sysProduct/priceForSurveyReport',
    toast: 'always',
    redirect: 'never',
    limit: [60, minute],
  },
  trademarkPriceForSurveyReport: {
    method: 'GET',
    path: '/ipr/trademark/member/priceForSurveyReport',
    toast: 'always',
    redirect: 'never',
    limit: [60, minute],
  },
  saveSurveyReport: {
    method: 'POST',
    path: '/vat/mcSurveyReport/save',
    token: 'optional',
    toast: 'never',
    redirect: 'never',
    limit: [20, minute],
  },
  getSurveyReport: {
    method: 'GET',
    path: '/vat/mcSurveyReport/get',
    toast: 'always',
    redirect: 'never',
    limit: [60, minute],
  },
  recordVisitor: {
    method: 'POST',
    path: '/api/system/api/visitor/record',
    toast: 'never',
    redirect: 'never',
    limit: [30, minute],
  },
  sendCode: {
    method: 'POST',
    path: '/api/system/user/sendcode',
    toast: 'always',
    redirect: 'never',
    limit: [10, 10 * minute],
  },
  register: {
    method: 'POST',
    path: '/api/system/user/register',
    toast: 'never',
    redirect: 'never',
    limit: [20, 10 * minute],
    setsSession: true,
    untouched: ['password'],
  },
  getUserInfo: {
    method: 'GET',
    path: '/api/system/user/info',
    token: 'required',
    toast: 'never',
    redirect: 'onFailure',
    limit: [120, minute],
    body: { client: 1 },
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    token: 'required',
    // A token that is dead already is logged out: one message, that of the logout.
    toast: { except: [401] },
    redirect: 'always',
    limit: [20, minute],
    setsSession: true,
  },
  getCallTimes: {
    method: 'GET',
    path: '/enquiry/callTimes',
    toast: 'always',
    redirect: 'never',
    limit: [30, minute],
  },
  saveEnquiry: {
    method: 'POST',
    path: '/enquiry/save',
    toast: 'always',
    redirect: 'never',
    limit: [10, 10 * minute],
  },
  getSearchTitles: {
    method: 'GET',
    path: '/search/titles',
    toast: 'always',
    redirect: 'never',
    limit: [30, minute],
  },
  countSearchMiss: {
    method: 'POST',
    path: '/search/missed',
    toast: 'always',
    redirect: 'never',
    limit: [20, minute],
  },
  countSearchHit: {
    method: 'POST',
    path: '/search/found',
    toast: 'always',
    redirect: 'never',
    limit: [20, minute],
  },
  countPageRead: {
    method: 'POST',
    path: '/statistics/read',
    // A beacon, whose answer nobody gets.
    toast: 'never',
    redirect: 'never',
    limit: [120, minute],
    peopleOnly: true,
  },
  getDueDates: {
    method: 'GET',
    path: '/facts/dueDates',
    toast: 'always',
    redirect: 'never',
    limit: [60, minute],
  },
  checkVatNumber: {
    method: 'POST',
    path: '/vat/number/check',
    toast: 'always',
    redirect: 'never',
    // Each may become a query of VIES, which counts those of all visitors together as ours.
    limit: [10, minute],
  },
} as const satisfies Record<string, PublicCall>;

export type PublicCallName = keyof typeof publicCalls;

/** A row by its name, with every field that a row may have. */
export const publicCall = (name: PublicCallName): PublicCall => publicCalls[name];

/** The parameters of a call that are sent as they were typed; none for a call that browsers do not make. */
export const untouchedParams = (name: string): readonly string[] | undefined =>
  name in publicCalls ? publicCall(name as PublicCallName).untouched : undefined;
