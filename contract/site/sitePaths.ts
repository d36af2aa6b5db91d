import { articleTypes } from '../lists/articles';
import { calculators } from '../lists/calculators';
import { priceCountries } from '../lists/countries';
import { newsTypes } from '../lists/news';
import { serviceCategories } from '../lists/services';
import { unionMembers, unionNeighbours } from '../lists/unionMembers';
import { aboutPages, contentPages, extendedPages } from './contentPages';
import { siteAddresses } from './siteAddresses';

/** Addresses that the site has whatever the CMS holds (requirements, 2), without a language before them. */
export const sitePaths: readonly string[] = [
  ...new Set([
    ...(Object.values(siteAddresses).filter(
      // The page of saved reports is shown at the address of each report only, an answer with its query only.
      (address) =>
        typeof address === 'string' &&
        address !== siteAddresses.savedReports &&
        address !== siteAddresses.answeredCheck &&
        address !== siteAddresses.answeredVatNumber,
    ) as string[]),
    siteAddresses.calculate(),
    ...calculators.map(siteAddresses.calculator),
    ...articleTypes.map((type) => siteAddresses.schoolList(type)),
    ...newsTypes.map((type) => siteAddresses.newsList(type)),
    ...serviceCategories.map(siteAddresses.servicesOf),
    ...priceCountries.map(siteAddresses.pricesOf),
    ...[...unionMembers, ...unionNeighbours].map((country) => siteAddresses.deadlinesOf(country)),
    ...aboutPages,
    ...extendedPages,
    ...contentPages,
  ]),
];
