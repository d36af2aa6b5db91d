import type { Where } from 'payload';

import type { WireArticle, WireArticleCard, WireListedArticle } from '@/contract/calls/articles';

import type { Article } from '../../payload-types';
import type { CallContext } from '../../platform/http/callContext';
import { additionsOf } from '../../platform/plugins/extend';
import { inOrderOf, trackList } from '../../sync/trackVersions';
import { findServiceCards } from '../services/services';
import { idOf } from '../wire/relation';
import { findTranslated, type TextQuery } from '../wire/translated';
import { articleToWire, articleCardToWire, listedArticleToWire } from './articleToWire';

/** Fields that a card shows, and the text, whose minutes it counts. */
const onCards = {
  articleType: true,
  title: true,
  summary: true,
  cover: true,
  content: true,
  publishTime: true,
  updatedAt: true,
  noIndex: true,
} as const satisfies Partial<Record<keyof Article, true>>;

const newestFirst = ['-publishTime', '-id'];
const recommendedFirst = ['-hotness', ...newestFirst];

async function read(context: CallContext, query: TextQuery) {
  const { found, total } = await findTranslated(context, 'articles', ['title', 'summary', 'content'], query, [
    'metaTitle',
    'metaDescription',
  ]);
  return { articles: found.map(({ document, language }) => ({ article: document, language })), total };
}

const ofType = (articleType: Article['articleType'] | undefined): Where =>
  articleType ? { articleType: { equals: articleType } } : {};

/** The fields of their services that the list of all articles shows. */
const places = { services: { category: true, countryCode: true } } as const;

/** One page of an article list, newest first. */
export async function findNewest(
  context: CallContext,
  { articleType, page = 1, limit }: { articleType?: Article['articleType']; page?: number; limit: number },
): Promise<{ list: WireListedArticle[]; total: number }> {
  trackList('articles');
  const { articles, total } = await read(context, {
    where: ofType(articleType),
    sort: newestFirst,
    limit,
    page,
    select: { ...onCards, services: true },
    populate: places,
  });
  return { list: articles.map(({ article, language }) => listedArticleToWire(article, language)), total };
}

/** So many of the most read articles are looked at to find those of one type. */
const mostReadLookedAt = 200;

/**
 * Articles that the editors recommend, by weight, then newest first; after them those that visitors read most
 * (decision 13).
 */
export async function findHot(
  context: CallContext,
  { articleType, limit }: { articleType?: Article['articleType']; limit: number },
): Promise<WireArticleCard[]> {
  trackList('articles');
  const where = { and: [{ isHot: { equals: true } }, ofType(articleType)] };
  const { articles } = await read(context, { where, sort: recommendedFirst, limit, select: onCards });
  if (articles.length < limit) {
    const { mostReadArticles } = additionsOf(context.payload);
    const ids = (await mostReadArticles?.(context.payload, context.today, mostReadLookedAt)) ?? [];
    const others = { and: [{ id: { in: ids } }, { isHot: { not_equals: true } }, ofType(articleType)] };
    const { articles: found } = await read(context, { where: others, limit: ids.length, select: onCards });
    const place = ({ article }: (typeof found)[number]) => ids.indexOf(article.id);
    articles.push(...found.sort((a, b) => place(a) - place(b)).slice(0, limit - articles.length));
  }
  return articles.map(({ article, language }) => articleCardToWire(article, language));
}

/** Cards in the order of `ids`; what is not published is left out. */
export async function findCards(context: CallContext, ids: number[]): Promise<WireArticleCard[]> {
  if (ids.length === 0) return [];
  const { articles } = await read(context, {
    where: { id: { in: ids } },
    limit: ids.length,
    select: onCards,
  });
  const cards = new Map(
    articles.map(({ article, language }) => [article.id, articleCardToWire(article, language)]),
  );
  return inOrderOf(ids, cards, 'articles');
}

/** Null where no published article has this id. */
export async function findArticle(context: CallContext, id: number): Promise<WireArticle | null> {
  // Related articles and services are read as cards.
  const populate = { articles: {}, services: {} };
  const { articles } = await read(context, { where: { id: { equals: id } }, limit: 1, populate });
  const [found] = articles;
  if (!found) return null;
  const [related, services] = await Promise.all([
    findCards(context, (found.article.related ?? []).map(idOf)),
    findServiceCards(context, found.article.services),
  ]);
  return articleToWire(found.article, found.language, related, services);
}
