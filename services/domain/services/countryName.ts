import { languageTags, type Locale } from '@/services/domain/locale/locale';
import { regionNames } from '@/services/domain/text/intl';

/** A country's name in a language; `country` is ISO 3166-1 alpha-2, or EU. */
export const countryName = (country: string, locale: Locale): string =>
  regionNames(languageTags[locale]).of(country) ?? country;
