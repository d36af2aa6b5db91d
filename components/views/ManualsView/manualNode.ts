import type { TechArticle } from 'schema-dts';

import { organizationId } from '@/components/layout/PageHead/structuredData';
import type { Manual } from '@/services/domain/articles/manual';

/** A manual in schema.org terms. */
export const manualNode = (
  { title, summary, language, version, updatedAt }: Manual,
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
});
