import type { ArticleType } from '@/contract/lists/articles';
import { defaultLocale, type Locale } from '@/services/domain/locale/locale';
import { errorUrl } from '@/services/domain/locale/mobileSite';

/** Every internal address. Markup and loaders take addresses from here, the CMS brings its own. */
export const paths = {
  home: '/',
  homes: '/cht/homes',
  errorUrl,
  services: '/cht/Services',
  about: '/cht/About',
  contact: '/cht/Contact',
  freeTrial: '/freeTrial',
  declarations: '/cht/ResourcesDoc',
  representations: '/cht/ResourcesSearch',
  prices: '/cht/price',
  partners: '/partner',
  anniversary: '/anniversary',
  /** Registration with the welcome gift; a channel may have a page of its own there. */
  newcomers: '/cht/hot/newcomerActivities',
  newcomersOf: (channel: string) => `/cht/hot/newcomerActivities/${channel}`,
  registration: '/cht/hot/module/hotModal',
  registered: '/cht/hot/module/loginSuccessful',
  registeredBefore: '/cht/hot/module/repeat',
  campaigns: '/custom',
  campaign: (uid: string) => `/custom/${uid}`,
  security: '/cht/security',
  privacy: '/agreeys',
  terms: '/agreezc',
  commonQuestion: '/cht/commonQuestion',
  questions: '/questionAnswer',
  answer: (id: number) => `/questionAnswer/${id}`,
  information: '/information',
  notice: (id: number) => `/information/${id}`,
  manuals: '/operationManual',
  videos: '/videoCourse',
  /** The general check, empty or with a saved report. */
  calculate: (id?: string) => (id ? `/cht/calculate/${id}` : '/cht/calculate'),
  /** The page of every saved report; the proxy answers with it at the address of each. */
  savedReports: '/cht/calculate/saved',
  school: '/cht/xmsailSchool',
  schoolList: (type: ArticleType, page = 1) =>
    page === 1 ? `/cht/xmsailSchool/${type}` : `/cht/xmsailSchool/${type}/${page}`,
  article: (type: ArticleType, id: number) => `/${type}/${id}.html`,
} as const;

/** Ends a preview and leads back to `path`, a path with its language. */
export const leavePreview = (path: string): string => `/api/preview/leave?${new URLSearchParams({ path })}`;

/** Pages that need a login and are left when it ends. None today: those of an account are on the gateway host. */
export const pathsForMembers: readonly string[] = [];

/** Where the media library keeps its files, on the gateway host (next.config.js allows this path alone). */
export const mediaPath = '/cms-api/media/file/';

/** The captcha's script on the gateway host (next.config.js lets this one run). */
export const captchaPath = '/captcha/widget.js';

/** The embedded gateway's films: where each has its HLS playlist. */
export const filmPath = '/films/{appID}/{fileID}/master.m3u8';

/** A path of the site as it is addressed in a language: English has no prefix, German `/de`. */
export const inLocale = (path: string, locale: Locale): string =>
  locale === defaultLocale ? path : `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`;

/** A search that stands in the address of its page. */
export const pathOfSearch = (path: string, keyword: string, page: number): string => {
  const query = new URLSearchParams({ q: keyword, ...(page > 1 && { page: String(page) }) });
  return `${path}?${query}`;
};

/** Pages for merchants on the gateway host (requirements, 2). */
export const accountPages = {
  login: (gatewayHost: string) => `${gatewayHost}/user/login`,
  /** `query` with its question mark: what somebody came with goes along. */
  register: (gatewayHost: string, query = '') => `${gatewayHost}/user/register${query}`,
  forgotten: (gatewayHost: string) => `${gatewayHost}/user/forgotten`,
  profile: (gatewayHost: string) => `${gatewayHost}/user/profile`,
  reports: (gatewayHost: string) => `${gatewayHost}/user/reports`,
  workPlace: (gatewayHost: string) => `${gatewayHost}/workPlace`,
} as const;
