import type { Bilingual } from './languages';

/** The country codes (requirements, 3) as ISO 3166-1 alpha-2, or EU. */
export const countryCodes = {
  0: 'GB',
  1: 'FR',
  2: 'DE',
  3: 'IT',
  4: 'ES',
  5: 'PL',
  6: 'CZ',
  7: 'NL',
  8: 'AT',
  9: 'BE',
  10: 'SE',
  11: 'SA',
  12: 'AE',
  17: 'IE',
  21: 'LT',
  26: 'CY',
  31: 'EG',
  32: 'CH',
  33: 'TR',
  34: 'MX',
  99: 'EU',
  100: 'JP',
  101: 'US',
} as const satisfies Record<number, string>;

const names = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  de: new Intl.DisplayNames(['de'], { type: 'region' }),
};

/** Readable name of an ISO alpha-2 country, or of EU. */
export function countryName(country: string): Bilingual {
  return { en: names.en.of(country) ?? country, de: names.de.of(country) ?? country };
}
