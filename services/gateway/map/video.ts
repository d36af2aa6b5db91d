import type { WireVideo } from '@/contract/calls/library';
import type { Video } from '@/services/domain/articles/video';
import { videoSource } from '@/services/domain/articles/videoSource';

import { cleanHtml } from '../html/cleanHtml';
import type { MapContext } from './context';
import { optionalImageFromWire } from './image';

/** @param filmTemplate address of a film's playlist, with `{appID}` and `{fileID}` */
export const videoFromWire = (wire: WireVideo, context: MapContext, filmTemplate: string): Video => ({
  id: wire.id,
  fileId: wire.fileID,
  appId: wire.appID,
  source: videoSource(filmTemplate, { appId: wire.appID, fileId: wire.fileID }),
  title: wire.title,
  summary: wire.summary,
  durationSeconds: wire.duration,
  cover: optionalImageFromWire(wire.cover, context),
  publishedAt: wire.publishTime,
  language: wire.language,
  transcriptHtml: cleanHtml(wire.transcript, { ...context, topHeading: 4, idPrefix: `video-${wire.id}-` })
    .html,
});
