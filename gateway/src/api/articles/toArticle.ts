import type { WireArticle, WireArticleCard } from '@/contract/calls/articles';

import type { Language } from '../../domain/negotiateLanguage';
import { readingMinutes } from '../../domain/richText';
import { toSources } from '../../domain/sources';
import type { Article } from '../../payload-types';
import { toImage } from '../image';
import { toHtml } from '../richText';

/** `language` is the one the text is really in. */
export const toArticleCard = (article: Article, language: Language): WireArticleCard => ({
  id: article.id,
  articleType: article.articleType,
  title: article.title,
  summary: article.summary,
  cover: toImage(article.cover),
  publishTime: article.publishTime,
  updateTime: article.updatedAt,
  readingMinutes: readingMinutes(article.content),
  language,
});

export const toArticle = (article: Article, language: Language, related: WireArticleCard[]): WireArticle => ({
  ...toArticleCard(article, language),
  content: toHtml(article.content),
  author: article.author,
  reviewTime: article.reviewTime,
  metaTitle: article.metaTitle || article.title,
  metaDescription: article.metaDescription || article.summary,
  sources: toSources(article.sources),
  related,
});
