import { z } from 'zod';

import { noParams, type Call } from './call';
import { wireSource } from './common';
import { contentLanguage, documentId, listOf, timestamp } from './envelope';
import { keyword, paging, wholeNumber } from './parameters';
import { relatedServices } from './services';

/** `type` of a question: short, in addresses. */
export const questionType = z
  .string({ error: 'must be the key of a question type' })
  .regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, { error: 'must be the key of a question type' });

/** GET /vat/sysDataDictionary/getQaType, in order. `count` is the number of published questions. */
export const wireQuestionType = z.object({
  id: documentId,
  type: questionType,
  typeName: z.string(),
  count: z.number().int().min(0),
});
export type WireQuestionType = z.infer<typeof wireQuestionType>;

/** GET /vat/qaQuestion/searchlist. */
export const wireQuestion = z.object({
  answerId: documentId,
  type: questionType,
  typeName: z.string(),
  question: z.string(),
  /** The answer in one or two sentences. */
  summary: z.string(),
  updateTime: timestamp,
  language: contentLanguage,
});
export type WireQuestion = z.infer<typeof wireQuestion>;

/** GET /vat/qaAnswerDetail/get/{answerId}. `answer` is HTML; the site sanitises it again. */
export const wireAnswer = wireQuestion.extend({
  answer: z.string(),
  reviewTime: timestamp,
  sources: z.array(wireSource),
  related: z.array(wireQuestion),
  services: relatedServices,
});
export type WireAnswer = z.infer<typeof wireAnswer>;

export const questionCalls = {
  getQaType: {
    method: 'GET',
    path: '/vat/sysDataDictionary/getQaType',
    params: noParams,
    data: z.array(wireQuestionType),
  },
  searchQuestions: {
    method: 'GET',
    path: '/vat/qaQuestion/searchlist',
    params: z.object({ type: questionType.optional(), keyword: keyword.optional(), ...paging(10) }),
    data: listOf(wireQuestion).extend({
      /** Words of the keyword that mean nothing here: they were left out. */
      unknown: z.array(z.string()).optional(),
      /** No question has all other words: these have most of them. */
      isPartial: z.boolean().optional(),
    }),
  },
  getAnswer: {
    method: 'GET',
    path: '/vat/qaAnswerDetail/get/{answerId}',
    params: z.object({ answerId: wholeNumber(999_999_999) }),
    data: wireAnswer,
  },
} as const satisfies Record<string, Call>;
