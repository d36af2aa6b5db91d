import type { Visit } from '../../payload-types';

/** Days that are looked back on, today included. */
export const daysCounted = 30;

export interface VisitCount {
  label: string;
  count: number;
}

interface VisitCounts {
  total: number;
  /** Every day, the latest first, those without visits too. */
  days: VisitCount[];
  /** The most visited first. */
  pages: VisitCount[];
  /** By channel code, or else number; the empty label stands for visits of no channel. */
  channels: VisitCount[];
}

type Counted = Pick<Visit, 'day' | 'path' | 'channelNo' | 'channelCode'>;

/** Pages and channels that are listed. */
export const mostListed = 15;

function countBy(visits: Counted[], labelOf: (visit: Counted) => string): VisitCount[] {
  const counts = new Map<string, number>();
  for (const visit of visits) counts.set(labelOf(visit), (counts.get(labelOf(visit)) ?? 0) + 1);
  return [...counts].map(([label, count]) => ({ label, count })).sort((a, b) => b.count - a.count);
}

const dayOf = ({ day }: Counted) => day.slice(0, 10);

/** The last days up to `today`, such as 2026-11-21, the latest first. */
export const lastDays = (today: string): string[] =>
  Array.from({ length: daysCounted }, (_day, back) =>
    new Date(Date.parse(`${today}T12:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10),
  );

/** Visits by day, page and channel. */
export function countVisits(visits: Counted[], today: string): VisitCounts {
  const byDay = new Map(countBy(visits, dayOf).map(({ label, count }) => [label, count]));
  return {
    total: visits.length,
    days: lastDays(today).map((day) => ({ label: day, count: byDay.get(day) ?? 0 })),
    pages: countBy(visits, ({ path }) => path).slice(0, mostListed),
    channels: countBy(visits, ({ channelCode, channelNo }) => channelCode || channelNo || '').slice(
      0,
      mostListed,
    ),
  };
}
