import type { FactTopic } from '@/contract/lists/facts';

/** Subjects of changes and of alerts; the names are those of the topics of facts. */
export const alertTopics = [
  'rates',
  'thresholds',
  'returns',
  'reports',
  'representation',
  'eInvoicing',
  'packaging',
  'devices',
  'batteries',
  'otherProducts',
] as const satisfies FactTopic[];
export type AlertTopic = (typeof alertTopics)[number];

/** Whom a change concerns: nothing chosen is everything, and a change without a topic concerns every topic. */
export const isConcerned = (
  { countries, topics }: { countries: readonly string[]; topics: readonly AlertTopic[] },
  change: { country: string; topic?: AlertTopic | null },
): boolean =>
  (countries.length === 0 || countries.includes(change.country)) &&
  (topics.length === 0 || !change.topic || topics.includes(change.topic));
