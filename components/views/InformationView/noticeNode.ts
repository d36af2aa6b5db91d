import type { NewsArticle } from 'schema-dts';

import { absoluteUrl, organizationId } from '@/components/layout/PageHead/structuredData';
import { paths } from '@/services/config/paths';
import type { Information } from '@/services/domain/articles/information';

/** The notice in schema.org terms; its address is the one in its own language. */
export const noticeNode = (notice: Information, siteUrl: string): NewsArticle => ({
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
