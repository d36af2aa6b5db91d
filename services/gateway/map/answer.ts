import type { WireTerm } from '@/contract/calls/glossary';
import type { WireAnswer } from '@/contract/calls/questions';
import type { Answer } from '@/services/domain/articles/question';

import { cleanHtml } from '../html/cleanHtml';
import type { MapContext } from './context';
import { questionFromWire } from './question';
import { serviceCardFromWire } from './service';
import { sourceFromWire } from './source';

/** The question is the page's `h1`, so that the answer begins with `h2`. It leads to the `terms` that it uses. */
export const answerFromWire = (wire: WireAnswer, context: MapContext, terms: WireTerm[] = []): Answer => ({
  ...questionFromWire(wire),
  answerHtml: cleanHtml(wire.answer, {
    ...context,
    topHeading: 2,
    idPrefix: 'section-',
    linked: { terms, language: wire.language },
  }).html,
  reviewedAt: wire.reviewTime,
  sources: wire.sources.map(sourceFromWire),
  related: wire.related.map(questionFromWire),
  services: wire.services.map(serviceCardFromWire),
});
