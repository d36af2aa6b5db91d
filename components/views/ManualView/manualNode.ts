import type { TechArticle } from 'schema-dts';

import { absoluteUrl, organizationId } from '@/components/layout/PageHead/structuredData';
import { paths } from '@/services/config/paths';
import type { Manual } from '@/services/domain/articles/manual';

/** The manual in schema.org terms; its address is the one in its own language. */
export const manualNode = (
  { id, title, summary, language, version, updatedAt }: Manual,
  siteUrl: string,
): TechArticle => ({
  '@type': 'TechArticle',
  headline: title,
  description: summary,
  inLanguage: language,
  version,
  dateModified: updatedAt,
  author: { '@id': organizationId(siteUrl) },
  publisher: { '@id': organizationId(siteUrl) },
  mainEntityOfPage: absoluteUrl(siteUrl, paths.manual(id), language),
});
