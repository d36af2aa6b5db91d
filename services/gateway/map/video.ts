import type { WireVideo } from '@/contract/calls/library';
import type { Video } from '@/services/domain/articles/video';

import { cleanHtml } from '../html/cleanHtml';
import type { MapContext } from './context';
import { optionalImageFromWire } from './image';

export const videoFromWire = (wire: WireVideo, context: MapContext): Video => ({
  id: wire.id,
  fileID: wire.fileID,
  appID: wire.appID,
  title: wire.title,
  summary: wire.summary,
  durationSeconds: wire.duration,
  cover: optionalImageFromWire(wire.cover, context),
  publishedAt: wire.publishTime,
  language: wire.language,
  transcriptHtml: cleanHtml(wire.transcript, { ...context, topHeading: 4, idPrefix: `video-${wire.id}-` })
    .html,
});
