import type { Article as ArticleNode } from 'schema-dts';

import { absoluteUrl, organizationId } from '@/components/layout/PageHead/structuredData';
import { paths } from '@/services/config/paths';
import type { Article } from '@/services/domain/articles/article';

/** The article in schema.org terms; its address is the one in its own language. */
export const articleNode = (article: Article, siteUrl: string): ArticleNode => ({
  '@type': 'Article',
  headline: article.title,
  description: article.summary,
  inLanguage: article.language,
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  author: { '@type': 'Organization', name: article.author },
  publisher: { '@id': organizationId(siteUrl) },
  mainEntityOfPage: absoluteUrl(siteUrl, paths.article(article.type, article.id), article.language),
  ...(article.cover && { image: article.cover.src }),
});
