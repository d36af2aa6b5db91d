import type { CallData } from '@/contract/calls/calls';
import type { WireQuestion, WireQuestionType } from '@/contract/calls/questions';
import type { Question, QuestionList, QuestionType } from '@/services/domain/articles/question';

export const questionTypeFromWire = ({ type, typeName, count }: WireQuestionType): QuestionType => ({
  key: type,
  name: typeName,
  count,
});

export const questionFromWire = (wire: WireQuestion): Question => ({
  id: wire.answerId,
  typeKey: wire.type,
  typeName: wire.typeName,
  question: wire.question,
  summary: wire.summary,
  updatedAt: wire.updateTime,
  language: wire.language,
});

export const questionListFromWire = (wire: CallData<'searchQuestions'>): QuestionList => ({
  questions: wire.list.map(questionFromWire),
  total: wire.total,
  page: wire.pageNum,
  pageSize: wire.pageSize,
  unknown: wire.unknown ?? [],
  isPartial: wire.isPartial ?? false,
});
