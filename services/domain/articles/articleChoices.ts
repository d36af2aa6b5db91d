import { serviceCategoryNames } from '@/contract/lists/serviceCodes';
import { type ServiceCategory, serviceCategories } from '@/contract/lists/services';
import { type Locale, languageTags } from '@/services/domain/locale/locale';
import { countryName } from '@/services/domain/services/countryName';
import { appliesIn, countriesOf } from '@/services/domain/services/serviceAreas';

import type { ListedArticle } from './article';

/** A choice among the articles; undefined for all topics, and for all countries. */
export interface ArticleFilter {
  topic?: ServiceCategory;
  /** ISO 3166-1 alpha-2, or EU. */
  country?: string;
}

interface Choice<Value> {
  value: Value;
  name: string;
  /** So many articles it leaves, with the other choice as it is. */
  count: number;
}

/** The topics and countries of some articles, those alone that leave an article, and those that are chosen. */
export interface ArticleChoices {
  topics: Choice<ServiceCategory>[];
  countries: Choice<string>[];
}

type Article = Pick<ListedArticle, 'about'>;

/**
 * The articles that are about a topic in a country: one service of an article has to be for both. What is for the whole
 * Union is for each member state too.
 */
export const filterArticles = <A extends Article>(articles: A[], { topic, country }: ArticleFilter): A[] =>
  topic || country
    ? articles.filter(({ about }) =>
        about.some(
          (service) =>
            (!topic || service.category === topic) && (!country || appliesIn(country, service.country)),
        ),
      )
    : articles;

/** The countries that articles name, by the alphabet of the language; the Union comes last. */
const countriesIn = (articles: Article[], locale: Locale) =>
  countriesOf(
    articles.flatMap(({ about }) =>
      about.map(({ country }) => ({ country, countryName: country && countryName(country, locale) })),
    ),
    languageTags[locale],
  );

export function articleChoices(articles: Article[], filter: ArticleFilter, locale: Locale): ArticleChoices {
  const { topic, country } = filter;
  const countOf = (chosen: ArticleFilter) => filterArticles(articles, chosen).length;
  return {
    topics: serviceCategories
      .map((value) => ({
        value,
        name: serviceCategoryNames[value][locale],
        count: countOf({ topic: value, country }),
      }))
      .filter(({ value, count }) => count > 0 || value === topic),
    countries: countriesIn(articles, locale)
      .map(({ country: value, name }) => ({ value, name, count: countOf({ topic, country: value }) }))
      .filter(({ value, count }) => count > 0 || value === country),
  };
}

/** The filter in an address. What no article is about is left out. */
export function articleFilterOf(
  query: Record<string, string | string[] | undefined>,
  articles: Article[],
): ArticleFilter {
  const subjects = articles.flatMap(({ about }) => about);
  const topic = subjects.find(({ category }) => category === query.topic)?.category;
  const country = subjects.find((subject) => subject.country === query.country)?.country;
  return { ...(topic && { topic }), ...(country && { country }) };
}
