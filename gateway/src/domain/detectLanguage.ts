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
  /** ISO 3166-1 alpha-2, or `unknown`. */
  country: string;
  acceptLanguage: string | null;
}

/**
 * The language of a visitor (requirements, 4): asked for in the address, chosen before, else by country, Germany in German
 * and every other one in English; the browser's where the country is not known.
 */
export function detectLanguage({ parameter, cookie, country, acceptLanguage }: Wishes): ContentLanguage {
  const asked = [parameter, cookie].find(isContentLanguage);
  if (asked) return asked;
  if (country !== 'unknown') return country === 'DE' ? 'de' : 'en';
  return negotiateLanguage(acceptLanguage);
}

/** The same address in another language; every other parameter stays as it is. */
export function withLanguage(address: string, language: ContentLanguage): string {
  const url = new URL(address, 'http://gateway');
  url.searchParams.set(languageParameter, language);
  return url.pathname + url.search;
}
