import type { ObligationId } from '@/contract/lists/obligations';

import { assess } from './assess';
import { distanceSalesThreshold } from './facts';
import { withoutUnasked } from './questions';
import type { SurveyAnswers } from './survey';

/** The questions whose answers are lists, in the order in which a report names them. */
const listed = [
  'storageCountries',
  'salesCountries',
  'productKinds',
  'salesChannels',
  'importedConsignments',
] as const;

/** One answer: an entry of a list, `yes` or `unknown`, or on which side of the threshold a turnover is. */
export type SingleAnswer =
  | {
      [Question in (typeof listed)[number]]: { question: Question; value: SurveyAnswers[Question][number] };
    }[(typeof listed)[number]]
  | { question: 'importsToStock' | 'smallEnterprise'; value: 'yes' | 'unknown' }
  | { question: 'crossBorderTurnover'; value: 'above' | 'upTo' };

/** An answer, and the answers with another one in its place. */
interface Change {
  answer: SingleAnswer;
  changed: SurveyAnswers;
}

/** Without a channel nothing is sold: that would be another check, not another answer. */
const neverEmpty: readonly string[] = ['salesCountries', 'productKinds', 'salesChannels'];

const removals = (answers: SurveyAnswers): Change[] =>
  listed.flatMap((question) =>
    neverEmpty.includes(question) && answers[question].length === 1
      ? []
      : answers[question].map((value) => ({
          answer: { question, value } as SingleAnswer,
          changed: { ...answers, [question]: answers[question].filter((given) => given !== value) },
        })),
  );

const denials = (answers: SurveyAnswers): Change[] =>
  (['importsToStock', 'smallEnterprise'] as const).flatMap((question) => {
    const value = answers[question];
    return value === 'no' ? [] : { answer: { question, value }, changed: { ...answers, [question]: 'no' } };
  });

function otherTurnover(answers: SurveyAnswers): Change[] {
  const { crossBorderTurnover } = answers;
  if (crossBorderTurnover === null) return [];
  const isAbove = crossBorderTurnover > distanceSalesThreshold;
  const changed = { ...answers, crossBorderTurnover: distanceSalesThreshold + (isAbove ? 0 : 1) };
  return [{ answer: { question: 'crossBorderTurnover', value: isAbove ? 'above' : 'upTo' }, changed }];
}

/**
 * What would change a report: for each obligation the single answers without which it would not apply at all. None where
 * it follows from several answers at once, or from the company's country.
 * @param day ISO date whose law is asked for
 */
export function neededAnswers(given: SurveyAnswers, day: string): ReadonlyMap<ObligationId, SingleAnswer[]> {
  const answers = withoutUnasked(given);
  const needed = new Map<ObligationId, SingleAnswer[]>();
  const found = new Set(assess(answers, day).map(({ id }) => id));
  for (const { answer, changed } of [...removals(answers), ...denials(answers), ...otherTurnover(answers)]) {
    const left = new Set(assess(changed, day).map(({ id }) => id));
    for (const id of found) if (!left.has(id)) needed.set(id, [...(needed.get(id) ?? []), answer]);
  }
  return needed;
}
