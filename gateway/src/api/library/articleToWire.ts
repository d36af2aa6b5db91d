import type { WireArticle, WireArticleCard, WireListedArticle } from '@/contract/calls/articles';
import type { WireServiceCard } from '@/contract/calls/services';

import { countryOfService } from '../../domain/countryOfService';
import type { ContentLanguage } from '../../domain/languages';
import { readingMinutes } from '../../domain/richText';
import { sourcesToWire } from '../../domain/sources';
import type { Article } from '../../payload-types';
import { imageToWire } from '../wire/image';
import { richTextToHtml } from '../wire/richText';

/** `language` is the one the text is really in. */
export const articleCardToWire = (article: Article, language: ContentLanguage): WireArticleCard => ({
  id: article.id,
  articleType: article.articleType,
  title: article.title,
  summary: article.summary,
  cover: imageToWire(article.cover),
  publishTime: article.publishTime,
  updateTime: article.updatedAt,
  readingMinutes: readingMinutes(article.content),
  language,
  noIndex: article.noIndex ?? false,
});

/** A service that visitors may not read is a number alone. */
export const listedArticleToWire = (article: Article, language: ContentLanguage): WireListedArticle => ({
  ...articleCardToWire(article, language),
  about: (article.services ?? []).flatMap((service) =>
    typeof service === 'object'
      ? [{ category: service.category, country: countryOfService(service).country }]
      : [],
  ),
});

export const articleToWire = (
  article: Article,
  language: ContentLanguage,
  related: WireArticleCard[],
  services: WireServiceCard[],
): WireArticle => ({
  ...articleCardToWire(article, language),
  content: richTextToHtml(article.content),
  author: article.author,
  reviewTime: article.reviewTime,
  metaTitle: article.metaTitle || article.title,
  metaDescription: article.metaDescription || article.summary,
  socialImage: imageToWire(article.socialImage),
  sources: sourcesToWire(article.sources),
  related,
  services,
});
