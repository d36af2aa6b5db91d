import type { ObligationId } from '@/contract/lists/obligations';

import { assess } from './assess';
import type { SurveyAnswers } from './survey';

/** The questions whose answers are lists, in the order in which a report names them. */
const listed = [
  'storageCountries',
  'salesCountries',
  'productKinds',
  'salesChannels',
  'importedConsignments',
] as const;

/** One answer of a list. */
export type ListedAnswer = {
  [Question in (typeof listed)[number]]: { question: Question; value: SurveyAnswers[Question][number] };
}[(typeof listed)[number]];

/** Without a channel nothing is sold: that would be another check, not another answer. */
const neverEmpty: readonly string[] = ['salesCountries', 'salesChannels'];

const listedAnswers = (answers: SurveyAnswers): ListedAnswer[] =>
  listed.flatMap((question) =>
    neverEmpty.includes(question) && answers[question].length === 1
      ? []
      : answers[question].map((value) => ({ question, value }) as ListedAnswer),
  );

const without = (answers: SurveyAnswers, { question, value }: ListedAnswer): SurveyAnswers => ({
  ...answers,
  [question]: answers[question].filter((given) => given !== value),
});

/**
 * What would change a report: for each obligation the single answers without which it would not apply at all. None where
 * it follows from several answers at once, or from the company's country.
 * @param day ISO date whose law is asked for
 */
export function neededAnswers(
  answers: SurveyAnswers,
  day: string,
): ReadonlyMap<ObligationId, ListedAnswer[]> {
  const needed = new Map<ObligationId, ListedAnswer[]>();
  const found = new Set(assess(answers, day).map(({ id }) => id));
  for (const answer of listedAnswers(answers)) {
    const left = new Set(assess(without(answers, answer), day).map(({ id }) => id));
    for (const id of found) if (!left.has(id)) needed.set(id, [...(needed.get(id) ?? []), answer]);
  }
  return needed;
}
