import type { VideoObject } from 'schema-dts';

import { organizationId } from '@/components/layout/PageHead/structuredData';
import type { Video } from '@/services/domain/articles/video';
import { videoSource } from '@/services/domain/articles/videoSource';

/** A lesson in schema.org terms. */
export const lessonNode = (video: Video, filmTemplate: string, siteUrl: string): VideoObject => ({
  '@type': 'VideoObject',
  name: video.title,
  description: video.summary,
  learningResourceType: 'Lesson',
  inLanguage: video.language,
  uploadDate: video.publishedAt,
  contentUrl: videoSource(filmTemplate, video),
  ...(video.cover && { thumbnailUrl: video.cover.src }),
  duration: `PT${Math.floor(video.durationSeconds / 60)}M${video.durationSeconds % 60}S`,
  isAccessibleForFree: true,
  publisher: { '@id': organizationId(siteUrl) },
});
