import type { ArticleType } from '@/contract/lists/articles';
import type { Article, ArticleCard, ArticleList, ListedArticle } from '@/services/domain/articles/article';
import type { Locale } from '@/services/domain/locale/locale';

import { callGateway } from './client';
import {
  articleFromWire,
  articleCardsFromWire,
  articleListFromWire,
  listedArticleFromWire,
} from './map/article';
import { mapContext } from './mapContext';
import { fetchTerms } from './terms';
import { undefinedIfNotFound } from './undefinedIfNotFound';
import { fetchWholeList } from './wholeList';

/** An article, or undefined when the gateway says that there is none. */
export async function fetchArticle(id: number, locale: Locale): Promise<Article | undefined> {
  const answer = undefinedIfNotFound(callGateway('showArticleDetailById', { id }, { locale }));
  const [wire, terms] = await Promise.all([answer, fetchTerms(locale)]);
  return wire && articleFromWire(wire, mapContext(locale), terms);
}

interface ListQuery {
  /** All types where none is given. */
  type?: ArticleType;
  /** From 1. */
  page?: number;
  pageSize: number;
}

/** One page of articles, the newest first; a page after the last one is empty. */
export async function fetchArticleList(query: ListQuery, locale: Locale): Promise<ArticleList> {
  const { type, page = 1, pageSize } = query;
  const params = { pageNum: page, pageSize, ...(type && { articleType: type }) };
  return articleListFromWire(await callGateway('showArticleList', params, { locale }), mapContext(locale));
}

/** A filter looks through so many. */
const mostListed = 500;

/** Every article with what it is about, the newest first; 500 at most. */
export const fetchListedArticles = (locale: Locale): Promise<ListedArticle[]> =>
  fetchWholeList(async ({ page, pageSize }) => {
    const { list, total } = await callGateway('showArticleList', { pageNum: page, pageSize }, { locale });
    const context = mapContext(locale);
    return {
      items: list.map((wire) => listedArticleFromWire(wire, context)),
      total: Math.min(total, mostListed),
    };
  });

interface HotQuery {
  type?: ArticleType;
  size: number;
}

/** The articles that are read most. */
export async function fetchHotArticles({ type, size }: HotQuery, locale: Locale): Promise<ArticleCard[]> {
  const params = { size, ...(type && { articleType: type }) };
  return articleCardsFromWire(
    await callGateway('getHotArticleByType', params, { locale }),
    mapContext(locale),
  );
}

/** The `count` articles, 20 at most, that are read most; the newest ones follow where the gateway recommends fewer. */
export async function fetchMostReadArticles(count: number, locale: Locale): Promise<ArticleCard[]> {
  const [hot, { articles }] = await Promise.all([
    fetchHotArticles({ size: count }, locale),
    fetchArticleList({ pageSize: count }, locale),
  ]);
  return [...new Map([...hot, ...articles].map((article) => [article.id, article])).values()].slice(0, count);
}
