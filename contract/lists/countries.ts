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

/** Countries with services for which the requirements have no code, ISO 3166-1 alpha-2. */
export const uncodedCountries = ['HK', 'NO', 'SC', 'SG', 'VG'] as const;
export type UncodedCountry = (typeof uncodedCountries)[number];

/** The country that the page of prices opens with. */
export const openingCountry = 'DE';

/** Every country that can have a page of prices, ISO 3166-1 alpha-2; the Union's stand on those of its members. */
export const priceCountries: readonly string[] = [
  ...Object.values(countryCodes).filter((country) => country !== 'EU'),
  ...uncodedCountries,
];

/** Whether a country can have a page of prices. */
export const isPriceCountry = (value: unknown): value is string =>
  (priceCountries as readonly unknown[]).includes(value);
