import { articleTypes } from '@/contract/lists/articles';
import { isPriceCountry, openingCountry } from '@/contract/lists/countries';
import { schoolPageSize } from '@/services/domain/articles/article';

import type { PublishedDocuments } from './pagePath';
import { paths } from './paths';

/** The later pages of the list of one type; the first one has an address of its own. */
const laterPages = (count: number): number[] =>
  Array.from({ length: Math.max(Math.ceil(count / schoolPageSize) - 1, 0) }, (_page, index) => index + 2);

/** The paths, without language, of all pages that a build leaves to the first request: those of documents, and later pages of lists. */
export function publishedPaths({
  articles,
  questions,
  information,
  campaigns,
  channels,
  serviceCategories,
  priceCountries,
}: PublishedDocuments): string[] {
  return [
    ...[...serviceCategories].map(paths.servicesOf),
    ...[...priceCountries]
      .filter((country) => isPriceCountry(country) && country !== openingCountry)
      .map(paths.pricesOf),
    ...[...campaigns].map(paths.campaign),
    ...[...channels].map(paths.newcomersOf),
    ...[...questions].map(paths.answer),
    ...[...information].map(paths.notice),
    ...articleTypes.flatMap((type) => [...articles[type]].map((id) => paths.article(type, id))),
    ...articleTypes.flatMap((type) =>
      laterPages(articles[type].size).map((page) => paths.schoolList(type, page)),
    ),
  ];
}
