import { priceCountries } from '../lists/countries';
import { countryName } from '../lists/countryName';
import { factCountries } from '../lists/facts';
import { guidePrefix } from './guidePaths';

/** Every country that can have a page about it, ISO 3166-1 alpha-2. */
export const guideCountries: readonly string[] = [...new Set([...priceCountries, ...factCountries])];

/** The country of a page below `/custom`; undefined for campaigns. */
export const guideCountryOf = (uid: string): string | undefined =>
  guideCountries.find((country) => guideUidOf(country) === uid);

/** The last segment of the address of a country's page, in every language: `sell-in-united-kingdom`. */
export function guideUidOf(country: string): string {
  const name = countryName(country).en.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return guidePrefix + (name.match(/[a-z]+/g) ?? []).join('-');
}
