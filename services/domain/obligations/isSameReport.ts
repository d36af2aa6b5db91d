import { withoutUnasked } from './questions';
import type { SurveyAnswers } from './survey';

const normalised = (answers: SurveyAnswers) =>
  JSON.stringify(
    Object.entries(withoutUnasked(answers))
      .map(
        ([question, value]) =>
          [question, Array.isArray(value) ? [...(value as string[])].sort() : value] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether two sets of answers lead to the same report: whatever the order of ticks, and what is not asked aside. */
export const isSameReport = (a: SurveyAnswers, b: SurveyAnswers): boolean => normalised(a) === normalised(b);
