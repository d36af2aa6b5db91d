import type { Where } from 'payload';

import type { WireAnswer, WireQuestion, WireQuestionType } from '@/contract/calls/questions';

import { containsAllWords } from '../../domain/containsAllWords';
import type { ContentLanguage } from '../../domain/languages';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList, trackMissing } from '../../sync/trackVersions';
import { idOf } from '../wire/relation';
import { findTranslated, type TextQuery } from '../wire/translated';
import { answerToWire, questionToWire } from './questionToWire';

const read = (context: CallContext, query: TextQuery) =>
  findTranslated(context, 'questions', ['question', 'summary', 'answer'], query);

/** The dictionary of types, in the order set in the admin, with how many questions each has. */
export async function findQuestionTypes({ payload, language }: CallContext): Promise<WireQuestionType[]> {
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

/** A question without a German text is shown in English, hence found by its English words. */
const withKeyword = (keyword: string, language: ContentLanguage): Where => {
  const inEnglish = containsAllWords(keyword, 'searchText.en');
  if (language === 'en') return inEnglish;
  const untranslated = { and: [{ 'searchText.de': { exists: false } }, inEnglish] };
  return { or: [containsAllWords(keyword, 'searchText.de'), untranslated] };
};

/** One page of the questions of a type that have all words of a keyword, in the order set in the admin. */
export async function findQuestions(
  context: CallContext,
  asked: { type?: string; keyword?: string; page: number; limit: number },
): Promise<{ list: WireQuestion[]; total: number }> {
  const { type, keyword, page, limit } = asked;
  trackList('questions');
  const where: Where = {
    and: [
      ...(type ? [{ 'type.type': { equals: type } }] : []),
      ...(keyword ? [withKeyword(keyword, context.language)] : []),
    ],
  };
  const { found, total } = await read(context, { where, sort: '_order', page, limit });
  return { list: found.map(({ document, language }) => questionToWire(document, language)), total };
}

/** In the order of `ids`; what is not published is left out. */
async function findByIds(context: CallContext, ids: number[]): Promise<WireQuestion[]> {
  if (ids.length === 0) return [];
  const { found } = await read(context, { where: { id: { in: ids } }, limit: ids.length });
  const questions = new Map(
    found.map(({ document, language }) => [document.id, questionToWire(document, language)]),
  );
  trackMissing(
    'questions',
    ids.filter((id) => !questions.has(id)),
  );
  return ids.flatMap((id) => questions.get(id) ?? []);
}

/** Null where no published question has this id. */
export async function findAnswer(context: CallContext, id: number): Promise<WireAnswer | null> {
  const { found } = await read(context, { where: { id: { equals: id } }, limit: 1 });
  const [first] = found;
  if (!first) return null;
  const related = await findByIds(context, (first.document.related ?? []).map(idOf));
  return answerToWire(first.document, first.language, related);
}
