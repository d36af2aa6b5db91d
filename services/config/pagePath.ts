import { articleTypes, isArticleType, type ArticleType } from '@/contract/lists/articles';
import { isCalculator } from '@/contract/lists/calculators';
import { isPriceCountry } from '@/contract/lists/countries';
import { isNewsType } from '@/contract/lists/news';
import { isReportId } from '@/contract/lists/reportId';
import { isServiceCategory, type ServiceCategory } from '@/contract/lists/services';
import { aboutPages, contentPages, extendedPages } from '@/contract/site/contentPages';
import { contentRow, type contentTable } from '@/contract/site/contentTable';
import type { AddressParts } from '@/contract/site/siteRequests';
import { isChannelName } from '@/services/domain/activities/channel';
import { schoolPageSize } from '@/services/domain/articles/article';
import { noticePageSize } from '@/services/domain/articles/news';
import { isQuestionTypeKey, questionPageSize } from '@/services/domain/articles/question';
import { articleIdOf, documentIdOf } from '@/services/domain/content/documentId';
import { pageCountOf, pageNumberOf } from '@/services/domain/text/listPages';
import { isUid } from '@/services/domain/text/uid';
import { isDeadlineCountry } from '@/shared/dueDates/deadlineChoice';

import { paths } from './paths';

/** The documents that are published at addresses that have an id or a name in them. */
export interface PublishedDocuments {
  articles: Record<ArticleType, ReadonlySet<number>>;
  questions: ReadonlySet<number>;
  /** How many questions the types have that have any, by key. */
  questionTypes: ReadonlyMap<string, number>;
  information: ReadonlySet<number>;
  manuals: ReadonlySet<number>;
  videos: ReadonlySet<number>;
  /** How many notices the types have that have any. */
  newsTypes: ReadonlyMap<string, number>;
  campaigns: ReadonlySet<string>;
  channels: ReadonlySet<string>;
  /** Categories that have services. */
  serviceCategories: ReadonlySet<ServiceCategory>;
  /** Countries that have prices, ISO 3166-1 alpha-2, or EU. */
  priceCountries: ReadonlySet<string>;
}

/** A gateway without documents: what is a page nevertheless needs no index. */
export const nothingPublished: PublishedDocuments = {
  articles: {
    companyEncy: new Set(),
    FinanceTaxEncy: new Set(),
    industryInfo: new Set(),
    trends: new Set(),
  },
  questions: new Set(),
  questionTypes: new Map(),
  information: new Set(),
  manuals: new Set(),
  videos: new Set(),
  newsTypes: new Map(),
  campaigns: new Set(),
  channels: new Set(),
  serviceCategories: new Set(),
  priceCountries: new Set(),
};

const fixedPaths = new Set<string>([
  ...contentPages,
  ...aboutPages,
  ...extendedPages,
  paths.calculate(),
  ...Object.values(paths).filter((path) => typeof path === 'string'),
]);

/** Whether the one segment, or the two, after a route's own path can name a page; without `known` by their shape alone. */
type Rule = (segment: string, next: string | undefined, known: PublishedDocuments | undefined) => boolean;

const alone =
  (isKnown: (segment: string, known: PublishedDocuments | undefined) => boolean): Rule =>
  (segment, next, known) =>
    next === undefined && isKnown(segment, known);

const article = alone((file, known) => {
  const id = articleIdOf(file);
  // An article that changed its type is found at its old address too.
  return id !== undefined && (!known || articleTypes.some((type) => known.articles[type].has(id)));
});

const documentOf = (kind: 'questions' | 'information' | 'manuals' | 'videos') =>
  alone((text, known) => {
    const id = documentIdOf(text);
    return id !== undefined && (!known || known[kind].has(id));
  });

const pageIn = (segment: string | undefined) => pageNumberOf(segment === undefined ? [] : [segment]);

const schoolList: Rule = (type, next, known) => {
  const page = pageIn(next);
  if (!isArticleType(type) || page === undefined) return false;
  return !known || page <= pageCountOf(known.articles[type].size, schoolPageSize);
};

const newsList: Rule = (type, next, known) => {
  const page = pageIn(next);
  if (page === undefined || (type === 'all' ? page === 1 : !isNewsType(type))) return false;
  if (!known) return true;
  const count = type === 'all' ? known.information.size : (known.newsTypes.get(type) ?? 0);
  return page <= pageCountOf(count, noticePageSize);
};

const questionList: Rule = (type, next, known) => {
  const page = pageIn(next);
  if (page === undefined || !isQuestionTypeKey(type)) return false;
  const count = known?.questionTypes.get(type);
  return !known || (count !== undefined && page <= pageCountOf(count, questionPageSize));
};

/** What is chosen is a query, so its page knows. */
const deadlines: Rule = (country, dates) =>
  isDeadlineCountry(country) && (dates === undefined || dates === 'dates');

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The folder of the addresses that the content table gives to documents. */
const documentFolder = (source: keyof typeof contentTable, parts: AddressParts = {}): string =>
  folderOf(contentRow(source)?.ownPaths?.(parts, 1)[0] ?? '');

const campaign = alone((uid, known) => isUid(uid) && (!known || known.campaigns.has(uid)));
const channel = alone((name, known) => isChannelName(name) && (!known || known.channels.has(name)));

const rules: Record<string, Rule> = {
  ...Object.fromEntries(
    articleTypes.map((articleType) => [documentFolder('articles', { articleType }), article]),
  ),
  // Longer paths come first: they are inside the folders of documents.
  [folderOf(paths.questionList('type'))]: questionList,
  [folderOf(paths.newsList('deadline'))]: newsList,
  [documentFolder('questions')]: documentOf('questions'),
  [documentFolder('information')]: documentOf('information'),
  [documentFolder('manuals')]: documentOf('manuals'),
  [documentFolder('video-courses')]: documentOf('videos'),
  [documentFolder('pages', { uid: 'uid' })]: campaign,
  [documentFolder('channels', { channelCode: 'code' })]: channel,
  [paths.calculate()]: alone(isReportId),
  [paths.calculators]: (name, next) =>
    isCalculator(name) &&
    (next === undefined || `${paths.calculator(name)}/${next}` === paths.calculatorAnswer(name)),
  [paths.school]: schoolList,
  [paths.prices]: alone(
    (country, known) => isPriceCountry(country) && (!known || known.priceCountries.has(country)),
  ),
  [paths.deadlines]: deadlines,
  [paths.services]: alone(
    (category, known) => isServiceCategory(category) && (!known || known.serviceCategories.has(category)),
  ),
};

/** Below these, all pages are known; at the root, Next has pages of its own. */
const contentFolders = new Set(contentPages.map(folderOf).filter(Boolean));

/**
 * Whether there can be a page at a path without language: by the shape of its ids and names, and by what is `known` to
 * be published. True for every path that no rule is about: its own page answers for it.
 */
export function isPagePath(path: string, known: PublishedDocuments | undefined): boolean {
  if (fixedPaths.has(path)) return true;
  const route = Object.keys(rules).find((prefix) => path.startsWith(`${prefix}/`));
  if (route === undefined) return path.endsWith('/') || !contentFolders.has(folderOf(path));
  const [segment = '', next, ...more] = path.slice(route.length + 1).split('/');
  return more.length === 0 && (rules[route]?.(segment, next, known) ?? true);
}
