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

interface WireQuestionList {
  list: WireQuestion[];
  total: number;
  pageNum: number;
  pageSize: number;
}

export const questionListFromWire = (wire: WireQuestionList): QuestionList => ({
  questions: wire.list.map(questionFromWire),
  total: wire.total,
  page: wire.pageNum,
  pageSize: wire.pageSize,
});
