import { articleTypes } from '@/contract/lists/articles';
import { isPriceCountry } from '@/contract/lists/countries';
import { isInformationType } from '@/contract/lists/information';
import { schoolPageSize } from '@/services/domain/articles/article';
import { noticePageSize } from '@/services/domain/articles/information';
import { questionPageSize } from '@/services/domain/articles/question';
import { laterPages } from '@/services/domain/text/listPages';

import type { PublishedDocuments } from './pagePath';
import { paths } from './paths';

/** The paths, without language, of all pages that a build leaves to the first request: those of documents, and later pages of lists. */
export function publishedPaths({
  articles,
  questions,
  questionTypes,
  information,
  informationTypes,
  campaigns,
  channels,
  serviceCategories,
  priceCountries,
}: PublishedDocuments): string[] {
  return [
    ...[...serviceCategories].map(paths.servicesOf),
    ...[...priceCountries].filter(isPriceCountry).map(paths.pricesOf),
    ...[...campaigns].map(paths.campaign),
    ...[...channels].map(paths.newcomersOf),
    ...[...questions].map(paths.answer),
    ...[...questionTypes].flatMap(([type, count]) =>
      count > 0
        ? [1, ...laterPages(count, questionPageSize)].map((page) => paths.questionList(type, page))
        : [],
    ),
    ...[...information].map(paths.notice),
    ...laterPages(information.size, noticePageSize).map((page) => paths.informationList('all', page)),
    ...[...informationTypes].flatMap(([type, count]) =>
      isInformationType(type)
        ? laterPages(count, noticePageSize).map((page) => paths.informationList(type, page))
        : [],
    ),
    ...articleTypes.flatMap((type) => [...articles[type]].map((id) => paths.article(type, id))),
    ...articleTypes.flatMap((type) =>
      laterPages(articles[type].size, schoolPageSize).map((page) => paths.schoolList(type, page)),
    ),
  ];
}
