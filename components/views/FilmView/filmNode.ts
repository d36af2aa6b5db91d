import type { VideoObject } from 'schema-dts';

import { absoluteUrl, organizationId } from '@/components/layout/PageHead/structuredData';
import { paths } from '@/services/config/paths';
import type { VideoCard } from '@/services/domain/articles/video';
import { videoSource } from '@/services/domain/articles/videoSource';

/** The film in schema.org terms; its address is the one in its own language. */
export const filmNode = (video: VideoCard, filmTemplate: string, siteUrl: string): VideoObject => ({
  '@type': 'VideoObject',
  name: video.title,
  description: video.summary,
  url: absoluteUrl(siteUrl, paths.lesson(video.id), video.language),
  learningResourceType: 'Lesson',
  inLanguage: video.language,
  uploadDate: video.publishedAt,
  contentUrl: videoSource(filmTemplate, video),
  ...(video.cover && { thumbnailUrl: video.cover.src }),
  duration: `PT${Math.floor(video.durationSeconds / 60)}M${video.durationSeconds % 60}S`,
  isAccessibleForFree: true,
  publisher: { '@id': organizationId(siteUrl) },
});
