import type { CallData } from '@/contract/calls/calls';
import type { WireAnswer, WireQuestion, WireQuestionType } from '@/contract/calls/questions';

import type { Question } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { inOrderOf, trackList } from '../../sync/trackVersions';
import { findServiceCards } from '../services/services';
import { idOf } from '../wire/relation';
import { findTranslated, type TextQuery } from '../wire/translated';
import { answerToWire, questionToWire } from './questionToWire';
import { rankQuestions } from './rankQuestions';

/** Of a question in a list. */
const inLists = { type: true, question: true, summary: true, updatedAt: true } as const satisfies Partial<
  Record<keyof Question, true>
>;

const read = (context: CallContext, query: TextQuery) =>
  findTranslated(context, 'questions', ['question', 'summary', 'answer'], query);

/** The dictionary of types, in the order set in the admin, with how many questions each has. */
export async function findQuestionTypes({ payload, language }: CallContext): Promise<WireQuestionType[]> {
  trackList('question-types');
  const { docs } = await payload.find({
    collection: 'question-types',
    ...asVisitor(language),
    sort: '_order',
    pagination: false,
  });
  return Promise.all(
    docs.map(async ({ id, type, typeName }) => {
      const where = { type: { equals: id } };
      const { totalDocs } = await payload.count({ collection: 'questions', overrideAccess: false, where });
      return { id, type, typeName, count: totalDocs };
    }),
  );
}

/** In the order of `ids`; what is not published is left out. */
async function findByIds(context: CallContext, ids: number[]): Promise<WireQuestion[]> {
  if (ids.length === 0) return [];
  const { found } = await read(context, { where: { id: { in: ids } }, limit: ids.length, select: inLists });
  const questions = new Map(
    found.map(({ document, language }) => [document.id, questionToWire(document, language)]),
  );
  return inOrderOf(ids, questions, 'questions');
}

/**
 * One page of the questions of a type: in the order set in the admin, or those that fit a keyword, the best first
 * (decision 95).
 */
export async function findQuestions(
  context: CallContext,
  asked: { type?: string; keyword?: string; page: number; limit: number },
): Promise<Pick<CallData<'searchQuestions'>, 'list' | 'total' | 'unknown' | 'isPartial'>> {
  const { type, keyword, page, limit } = asked;
  trackList('questions');
  if (keyword !== undefined) {
    const { ids, ...left } = await rankQuestions(context, { keyword, type });
    const list = await findByIds(context, ids.slice((page - 1) * limit, page * limit));
    return { list, total: ids.length, ...left };
  }
  const { found, total } = await read(context, {
    ...(type && { where: { 'type.type': { equals: type } } }),
    sort: '_order',
    page,
    limit,
    select: inLists,
  });
  return { list: found.map(({ document, language }) => questionToWire(document, language)), total };
}

/** Null where no published question has this id. */
export async function findAnswer(context: CallContext, id: number): Promise<WireAnswer | null> {
  // Related questions and services are read as in lists.
  const populate = { questions: {}, services: {} };
  const { found } = await read(context, { where: { id: { equals: id } }, limit: 1, populate });
  const [first] = found;
  if (!first) return null;
  const [related, services] = await Promise.all([
    findByIds(context, (first.document.related ?? []).map(idOf)),
    findServiceCards(context, first.document.services),
  ]);
  return answerToWire(first.document, first.language, related, services);
}
