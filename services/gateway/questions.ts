import type { Answer, QuestionList, QuestionType } from '@/services/domain/articles/question';
import type { Locale } from '@/services/domain/locale/locale';

import { callGateway } from './client';
import { answerFromWire } from './map/answer';
import { questionListFromWire, questionTypeFromWire } from './map/question';
import { mapContext } from './mapContext';
import { fetchTerms } from './terms';
import { undefinedIfNotFound } from './undefinedIfNotFound';

/** The types of questions, in order. */
export async function fetchQuestionTypes(locale: Locale): Promise<QuestionType[]> {
  return (await callGateway('getQaType', {}, { locale })).map(questionTypeFromWire);
}

interface QuestionQuery {
  /** All types where none is given. */
  typeKey?: string;
  /** 2 to 100 characters; case, umlauts and ß make no difference. */
  keyword?: string;
  /** From 1. */
  page?: number;
  /** At most 100. */
  pageSize: number;
}

/** One page of questions; a page after the last one is empty. */
export async function fetchQuestions(query: QuestionQuery, locale: Locale): Promise<QuestionList> {
  const { typeKey, keyword, page = 1, pageSize } = query;
  const filter = { ...(typeKey && { type: typeKey }), ...(keyword && { keyword }) };
  return questionListFromWire(
    await callGateway('searchQuestions', { ...filter, pageNum: page, pageSize }, { locale }),
  );
}

/** A question with its answer (`answerId`; requirements, 3), or undefined when the gateway says that there is none. */
export async function fetchAnswer(id: number, locale: Locale): Promise<Answer | undefined> {
  const answer = undefinedIfNotFound(callGateway('getAnswer', { answerId: id }, { locale }));
  const [wire, terms] = await Promise.all([answer, fetchTerms(locale)]);
  return wire && answerFromWire(wire, mapContext(locale), terms);
}
