import type { Question, QuestionType } from '@/services/domain/articles/question';

/** The questions of each type, in the order of the types; types without questions are left out. */
export const questionGroups = (types: QuestionType[], questions: Question[]) =>
  types
    .map((type) => ({ ...type, questions: questions.filter(({ typeKey }) => typeKey === type.key) }))
    .filter((group) => group.questions.length > 0);
