import { isInUnion, unionNeighbours } from '@/contract/lists/unionMembers';

import { type ReturnPeriod, returnPeriods } from './dueRule';

/** What deadlines are about, as addresses name it. */
export const deadlineTopics = ['vat', 'salesList', 'intrastat', 'oss', 'producers'] as const;
export type DeadlineTopic = (typeof deadlineTopics)[number];

/** Deadlines of a country (ISO alpha-2): all of them, or those by the period of its VAT returns, of one topic, of one year. */
export interface DeadlineChoice {
  country: string;
  frequency?: ReturnPeriod;
  topic?: DeadlineTopic;
  /** Without one, those of the next months. */
  year?: number;
}

export const isPeriod = (value: unknown): value is ReturnPeriod =>
  returnPeriods.some((period) => period === value);
export const isTopic = (value: unknown): value is DeadlineTopic =>
  deadlineTopics.some((topic) => topic === value);

/** Whether a country has a page of deadlines. */
export const isDeadlineCountry = (value: unknown): value is string =>
  typeof value === 'string' && (isInUnion(value) || unionNeighbours.includes(value));

/** The last part of the address of a choice: `quarter`, `vat-2027` or `quarter-vat`; undefined for all deadlines. */
export const segmentOf = ({ frequency, topic, year }: Omit<DeadlineChoice, 'country'>): string | undefined =>
  [frequency, topic, year].filter(Boolean).join('-') || undefined;

/** The choice that such a part names; undefined where it names none. */
export function choiceOf(segment: string): Omit<DeadlineChoice, 'country'> | undefined {
  const parts = segment.split('-');
  const frequency = parts.find(isPeriod);
  const topic = parts.find(isTopic);
  const [year] = parts.filter((part) => /^20\d\d$/.test(part)).map(Number);
  const choice = { ...(frequency && { frequency }), ...(topic && { topic }), ...(year && { year }) };
  return segmentOf(choice) === segment ? choice : undefined;
}
