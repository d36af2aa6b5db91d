import type { LearningResource } from 'schema-dts';

import { organizationId } from '@/components/layout/PageHead/structuredData';
import type { Video } from '@/services/domain/video';

/** A lesson in schema.org terms. */
export const lessonNode = (
  { title, summary, language, publishedAt, durationSeconds }: Video,
  siteUrl: string,
): LearningResource => ({
  '@type': 'LearningResource',
  name: title,
  description: summary,
  learningResourceType: 'Lesson',
  inLanguage: language,
  datePublished: publishedAt,
  timeRequired: `PT${Math.floor(durationSeconds / 60)}M${durationSeconds % 60}S`,
  isAccessibleForFree: true,
  publisher: { '@id': organizationId(siteUrl) },
});
