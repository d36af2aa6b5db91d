import type { WireManual } from '@/contract/calls/library';
import type { Manual } from '@/services/domain/articles/manual';

import { cleanHtml } from '../html/cleanHtml';
import type { MapContext } from './context';
import { serviceCardFromWire } from './service';

/** The title is the page's `h1`, so that the text begins with `h2`. */
export function manualFromWire(wire: WireManual, context: MapContext): Manual {
  const { html, headings } = cleanHtml(wire.content, {
    ...context,
    topHeading: 2,
    idPrefix: `${wire.anchor}-`,
  });
  return {
    id: wire.id,
    anchor: wire.anchor,
    title: wire.title,
    summary: wire.summary,
    bodyHtml: html,
    tableOfContents: headings,
    readingMinutes: wire.readingMinutes,
    version: wire.version,
    updatedAt: wire.updateTime,
    language: wire.language,
    file: wire.file && {
      href: new URL(wire.file.url, context.host).href,
      name: wire.file.name,
      bytes: wire.file.size,
      language: wire.file.language,
    },
    services: wire.services.map(serviceCardFromWire),
  };
}
