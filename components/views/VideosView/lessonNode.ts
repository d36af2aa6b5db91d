import type { VideoObject } from 'schema-dts';

import { organizationId } from '@/components/layout/PageHead/structuredData';
import type { Video } from '@/services/domain/articles/video';

/** A lesson in schema.org terms. */
export const lessonNode = (
  { title, summary, language, publishedAt, durationSeconds, cover, source }: Video,
  siteUrl: string,
): VideoObject => ({
  '@type': 'VideoObject',
  name: title,
  description: summary,
  learningResourceType: 'Lesson',
  inLanguage: language,
  uploadDate: publishedAt,
  contentUrl: source,
  ...(cover && { thumbnailUrl: cover.src }),
  duration: `PT${Math.floor(durationSeconds / 60)}M${durationSeconds % 60}S`,
  isAccessibleForFree: true,
  publisher: { '@id': organizationId(siteUrl) },
});
