import type { WireVideo } from '@/gateway/contract/library';
import type { Video } from '@/services/domain/video';

import { cleanHtml } from '../html/cleanHtml';
import type { MapContext } from './context';
import { toOptionalImage } from './image';

export const toVideo = (wire: WireVideo, context: MapContext): Video => ({
  id: wire.id,
  fileId: wire.fileID,
  appId: wire.appID,
  title: wire.title,
  summary: wire.summary,
  durationSeconds: wire.duration,
  cover: toOptionalImage(wire.cover, context),
  publishedAt: wire.publishTime,
  language: wire.language,
  transcriptHtml: cleanHtml(wire.transcript, { ...context, topHeading: 4, idPrefix: `video-${wire.id}-` })
    .html,
});
