import { type ContentLanguage, isContentLanguage } from './languages';
import { negotiateLanguage } from './negotiateLanguage';

/** Parameter of an address that chooses a language. */
export const languageParameter = 'lang';
/** The site's cookie for the same choice (requirements, 9): 365 days. */
export const languageCookie = 'i18n_redirected';
export const languageCookieSeconds = 365 * 24 * 60 * 60;

interface Wishes {
  parameter: string | null;
  cookie: string | undefined;
  acceptLanguage: string | null;
}

/** The language of a visitor: asked for in the address, chosen before, else the browser's. */
export function detectLanguage({ parameter, cookie, acceptLanguage }: Wishes): ContentLanguage {
  if (isContentLanguage(parameter)) return parameter;
  return isContentLanguage(cookie) ? cookie : negotiateLanguage(acceptLanguage);
}

/** The same address in another language; every other parameter stays as it is. */
export function withLanguage(address: string, language: ContentLanguage): string {
  const url = new URL(address, 'http://gateway');
  url.searchParams.set(languageParameter, language);
  return url.pathname + url.search;
}
