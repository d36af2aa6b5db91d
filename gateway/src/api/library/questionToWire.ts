import type { WireAnswer, WireQuestion } from '@/contract/calls/questions';
import type { WireServiceCard } from '@/contract/calls/services';

import type { ContentLanguage } from '../../domain/languages';
import { sourcesToWire } from '../../domain/sources';
import type { Question } from '../../payload-types';
import { richTextToHtml } from '../wire/richText';

/** `language` is the one the texts are really in; the type is read along with the question. */
export function questionToWire({ id, ...question }: Question, language: ContentLanguage): WireQuestion {
  if (typeof question.type === 'number') throw new Error(`Question ${id} has a type that is not there.`);
  return {
    answerId: id,
    type: question.type.type,
    typeName: question.type.typeName,
    question: question.question,
    summary: question.summary,
    updateTime: question.updatedAt,
    language,
  };
}

export const answerToWire = (
  question: Question,
  language: ContentLanguage,
  related: WireQuestion[],
  services: WireServiceCard[],
): WireAnswer => ({
  ...questionToWire(question, language),
  answer: richTextToHtml(question.answer),
  reviewTime: question.reviewTime,
  sources: sourcesToWire(question.sources),
  related,
  services,
});
