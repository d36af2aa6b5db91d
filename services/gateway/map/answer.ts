import type { WireAnswer } from '@/contract/calls/questions';
import type { Answer } from '@/services/domain/articles/question';

import { cleanHtml } from '../html/cleanHtml';
import type { MapContext } from './context';
import { toQuestion } from './question';
import { toSource } from './source';

/** The question is the page's `h1`, so that the answer begins with `h2`. */
export const toAnswer = (wire: WireAnswer, context: MapContext): Answer => ({
  ...toQuestion(wire),
  answerHtml: cleanHtml(wire.answer, { ...context, topHeading: 2, idPrefix: 'section-' }).html,
  reviewedAt: wire.reviewTime,
  sources: wire.sources.map(toSource),
  related: wire.related.map(toQuestion),
});
