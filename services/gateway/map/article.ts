import type { WireArticle, WireArticleCard, WireListedArticle } from '@/contract/calls/articles';
import type { WireTerm } from '@/contract/calls/glossary';
import type { Article, ArticleCard, ArticleList, ListedArticle } from '@/services/domain/articles/article';

import { cleanHtml } from '../html/cleanHtml';
import type { MapContext } from './context';
import { optionalImageFromWire } from './image';
import { serviceCardFromWire } from './service';
import { sourceFromWire } from './source';

export const articleCardFromWire = (wire: WireArticleCard, context: MapContext): ArticleCard => ({
  id: wire.id,
  type: wire.articleType,
  title: wire.title,
  summary: wire.summary,
  cover: optionalImageFromWire(wire.cover, context),
  publishedAt: wire.publishTime,
  updatedAt: wire.updateTime,
  readingMinutes: wire.readingMinutes,
  language: wire.language,
  // Lists on pages are the shorter without it.
  ...(wire.noIndex && { noIndex: true }),
});

export const articleCardsFromWire = (wires: WireArticleCard[], context: MapContext): ArticleCard[] =>
  wires.map((wire) => articleCardFromWire(wire, context));

export const listedArticleFromWire = (wire: WireListedArticle, context: MapContext): ListedArticle => ({
  ...articleCardFromWire(wire, context),
  about: wire.about,
});

/** The title is the page's `h1`, so that the text begins with `h2`. It leads to the `terms` that it uses. */
export function articleFromWire(wire: WireArticle, context: MapContext, terms: WireTerm[] = []): Article {
  const { html, headings } = cleanHtml(wire.content, {
    ...context,
    topHeading: 2,
    idPrefix: 'section-',
    linked: { terms, language: wire.language },
  });
  return {
    ...articleCardFromWire(wire, context),
    bodyHtml: html,
    tableOfContents: headings,
    author: wire.author,
    reviewedAt: wire.reviewTime,
    metaTitle: wire.metaTitle,
    metaDescription: wire.metaDescription,
    socialImage: optionalImageFromWire(wire.socialImage, context),
    sources: wire.sources.map(sourceFromWire),
    related: articleCardsFromWire(wire.related, context),
    services: wire.services.map(serviceCardFromWire),
  };
}

interface WireArticleList {
  list: WireArticleCard[];
  total: number;
  pageNum: number;
  pageSize: number;
}

export const articleListFromWire = (wire: WireArticleList, context: MapContext): ArticleList => ({
  articles: articleCardsFromWire(wire.list, context),
  total: wire.total,
  page: wire.pageNum,
  pageSize: wire.pageSize,
});
