import { isPriceCountry } from '@/contract/lists/countries';
import { paths } from '@/services/config/paths';

/**
 * The page of prices of the country that an address asks for by `?country=`, with the rest of its query; undefined for
 * any other address. Changes `url`.
 */
export function countryPrices<Url extends Pick<URL, 'pathname' | 'searchParams'>>(url: Url): Url | undefined {
  const country = url.searchParams.get('country');
  if (url.pathname !== paths.prices || !isPriceCountry(country)) return undefined;
  url.pathname = paths.pricesOf(country);
  url.searchParams.delete('country');
  return url;
}
