import { type ReturnPeriod, returnPeriods } from '@/contract/lists/returnPeriods';
import { isInUnion, unionNeighbours } from '@/contract/lists/unionMembers';

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

/** The query that names a choice, for pages and files: `frequency=quarter&topic=vat&year=2027`; empty for all deadlines. */
export const queryOfChoice = ({ frequency, topic, year }: Omit<DeadlineChoice, 'country'>): string =>
  String(
    new URLSearchParams({
      ...(frequency && { frequency }),
      ...(topic && { topic }),
      ...(year && { year: String(year) }),
    }),
  );
