import { isInUnion, unionNeighbours } from '@/contract/lists/unionMembers';

import { type ReturnPeriod, returnPeriods } from './dueRule';

/** What deadlines are about, as addresses name it. */
export const deadlineTopics = ['vat', 'salesList', 'intrastat', 'oss', 'producers'] as const;
export type DeadlineTopic = (typeof deadlineTopics)[number];

/** Deadlines of a country (ISO alpha-2): all of them, or those by the period of its VAT returns, or of one topic. */
export interface DeadlineChoice {
  country: string;
  frequency?: ReturnPeriod;
  topic?: DeadlineTopic;
}

export const isPeriod = (value: unknown): value is ReturnPeriod =>
  returnPeriods.some((period) => period === value);
export const isTopic = (value: unknown): value is DeadlineTopic =>
  deadlineTopics.some((topic) => topic === value);

/** Whether a country has a page of deadlines. */
export const isDeadlineCountry = (value: unknown): value is string =>
  typeof value === 'string' && (isInUnion(value) || unionNeighbours.includes(value));

/** The last part of the address of a choice: `quarter`, `vat` or `quarter-vat`; undefined for all deadlines. */
export const segmentOf = ({ frequency, topic }: Omit<DeadlineChoice, 'country'>): string | undefined =>
  [frequency, topic].filter(Boolean).join('-') || undefined;

/** The choice that such a part names; undefined where it names none. */
export function choiceOf(segment: string): Omit<DeadlineChoice, 'country'> | undefined {
  const [first, second, ...more] = segment.split('-');
  if (more.length > 0) return undefined;
  if (isPeriod(first)) {
    if (second === undefined) return { frequency: first };
    return isTopic(second) ? { frequency: first, topic: second } : undefined;
  }
  return isTopic(first) && second === undefined ? { topic: first } : undefined;
}
