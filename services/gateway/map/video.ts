import type { WireVideo } from '@/contract/calls/library';
import type { Video } from '@/services/domain/articles/video';

import { cleanHtml } from '../html/cleanHtml';
import { chapterPrefix } from '../html/films';
import type { MapContext } from './context';
import { optionalImageFromWire } from './image';
import { serviceCardFromWire } from './service';

/** The transcript stands under an `h2` of its page, so that its own headings begin with `h3`. */
export function videoFromWire(wire: WireVideo, context: MapContext): Video {
  const { html, headings } = cleanHtml(wire.transcript, {
    ...context,
    topHeading: 3,
    idPrefix: chapterPrefix,
  });
  const idOf = (title: string) => headings.find(({ text }) => text === title)?.id;
  return {
    id: wire.id,
    fileID: wire.fileID,
    appID: wire.appID,
    title: wire.title,
    summary: wire.summary,
    durationSeconds: wire.duration,
    cover: optionalImageFromWire(wire.cover, context),
    publishedAt: wire.publishTime,
    language: wire.language,
    chapters: wire.chapters.flatMap(({ start, title }) => {
      const id = idOf(title);
      return id ? [{ id, title, start }] : [];
    }),
    transcriptHtml: html,
    services: wire.services.map(serviceCardFromWire),
  };
}
