import { siteAddresses } from '@/contract/site/siteAddresses';
import { defaultLocale, type Locale } from '@/services/domain/locale/locale';
import { errorUrl } from '@/services/domain/locale/mobileSite';

export { fileOfPath } from '@/contract/site/filePaths';
export { articleAliasOf } from '@/contract/site/readableArticle';
export { mediaPath } from '@/services/domain/content/pictureAddress';

/** Every internal address. Markup and loaders take addresses from here, the CMS brings its own. */
export const paths = { ...siteAddresses, errorUrl };

/** Ends a preview and leads back to `path`, a path with its language. */
export const leavePreview = (path: string): string => `/api/preview/leave?${new URLSearchParams({ path })}`;

/**
 * Pages that need a login: the redirect helper leaves them for home. None today: those of an account are on the gateway
 * host, the registers show guests the way in, and a saved report is read by whoever has its address.
 */
export const pathsForMembers: readonly string[] = [];

/** The captcha's script on the gateway host (securityHeaders.js lets this one run). */
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

/** A page on the gateway host in the language of the page that leads there; `query` with its question mark, or empty. */
const accountPage =
  (path: string) =>
  (gatewayHost: string, locale: Locale, query = ''): string =>
    `${gatewayHost}${path}?lang=${locale}${query.replace('?', '&')}`;

/** Pages for merchants on the gateway host (requirements, 2). What somebody came with, the query, goes along to registration. */
export const accountPages = {
  login: accountPage('/user/login'),
  register: accountPage('/user/register'),
  forgotten: accountPage('/user/forgotten'),
  alerts: accountPage('/user/alerts'),
  profile: accountPage('/user/profile'),
  reports: accountPage('/user/reports'),
  workPlace: accountPage('/workPlace'),
} as const;
