import { priceCountries } from '../lists/countries';
import { countryName } from '../lists/countryName';
import { factCountries } from '../lists/facts';
import { siteAddresses } from './siteAddresses';

/** How the addresses of the pages about one country begin, below that of the campaigns. */
export const guidePrefix = 'sell-in-';

/** Every country that can have such a page, ISO 3166-1 alpha-2. */
export const guideCountries: readonly string[] = [...new Set([...priceCountries, ...factCountries])];

/** Whether a page below `/custom` is about selling in a country, and no campaign. */
export const isGuideUid = (uid: string): boolean => uid.startsWith(guidePrefix);

/** The last segment of the address of a country's page, in every language: `sell-in-united-kingdom`. */
export function guideUidOf(country: string): string {
  const name = countryName(country).en.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return guidePrefix + (name.match(/[a-z]+/g) ?? []).join('-');
}

/** Whether a path without language is that of such a page. */
export const isGuidePath = (path: string): boolean => path.startsWith(siteAddresses.campaign(guidePrefix));
