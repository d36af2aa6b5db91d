import type { WireManual } from '@/contract/calls/library';
import type { Manual } from '@/services/domain/articles/manual';

import { cleanHtml } from '../html/cleanHtml';
import type { MapContext } from './context';

/** Each manual stands under an `h2` of its page, so that its text begins with `h3`. */
export const manualFromWire = (wire: WireManual, context: MapContext): Manual => ({
  id: wire.id,
  anchor: wire.anchor,
  title: wire.title,
  summary: wire.summary,
  bodyHtml: cleanHtml(wire.content, { ...context, topHeading: 3, idPrefix: `${wire.anchor}-` }).html,
  version: wire.version,
  updatedAt: wire.updateTime,
  language: wire.language,
  file: wire.file && {
    href: new URL(wire.file.url, context.host).href,
    name: wire.file.name,
    bytes: wire.file.size,
    language: wire.file.language,
  },
});
