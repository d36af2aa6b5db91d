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
export type CountryCode = keyof typeof countryCodes;

/** All country codes as numbers, in ascending order. */
export const countryCodeNumbers = Object.keys(countryCodes).map(Number) as CountryCode[];

/** Whether a number is a country code of the requirements. */
export const isCountryCode = (value: number): value is CountryCode =>
  (countryCodeNumbers as number[]).includes(value);

/** The country that the page of prices opens with. */
export const openingCountry = 'DE';

/** Whether a country can have a page of prices; the Union's stand on those of its members. */
export const isPriceCountry = (value: unknown): value is string =>
  value !== 'EU' && Object.values<unknown>(countryCodes).includes(value);

/** Every country that can have a page of prices, ISO 3166-1 alpha-2. */
export const priceCountries: string[] = Object.values(countryCodes).filter(isPriceCountry);
