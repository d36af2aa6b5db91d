import { languageTags, type Locale } from '@/services/domain/locale/locale';

/** A country's name in a language; `country` is ISO 3166-1 alpha-2, or EU. */
export const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames(languageTags[locale], { type: 'region' }).of(country) ?? country;
