import type { NewsArticle } from 'schema-dts';

import { absoluteUrl, organizationId } from '@/components/layout/PageHead/structuredData';
import { paths } from '@/services/config/paths';
import type { News } from '@/services/domain/articles/news';

/** The notice in schema.org terms; its address is the one in its own language. */
export const noticeNode = (notice: News, siteUrl: string): NewsArticle => ({
  '@type': 'NewsArticle',
  headline: notice.title,
  description: notice.summary,
  inLanguage: notice.language,
  datePublished: notice.publishedAt,
  dateModified: notice.updatedAt,
  author: { '@id': organizationId(siteUrl) },
  publisher: { '@id': organizationId(siteUrl) },
  mainEntityOfPage: absoluteUrl(siteUrl, paths.notice(notice.id), notice.language),
});
