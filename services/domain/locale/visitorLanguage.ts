import Negotiator from 'negotiator';

import { defaultLocale, isLocale, type Locale, locales } from './locale';

interface Signs {
  /** Country of the visitor's address, ISO 3166-1 alpha-2; undefined where nobody knows it. */
  country: string | undefined;
  /** Value of the header `Accept-Language`. */
  acceptLanguage: string | null;
}

/**
 * The language of a visitor who has not chosen one (requirements, 4): Germany gives German, every other
 * country English. The browser's language counts where the country is not known, and English where that says neither.
 */
export function visitorLanguage({ country, acceptLanguage }: Signs): Locale {
  if (country !== undefined) return country === 'DE' ? 'de' : 'en';
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } });
  const preferred = negotiator.language([...locales]);
  return isLocale(preferred) ? preferred : defaultLocale;
}
