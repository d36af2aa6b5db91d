/** Days that are looked back on, today included. */
export const daysCounted = 30;

/** Pages and channels that are listed. */
export const mostListed = 15;

export interface VisitCount {
  label: string;
  count: number;
}

/** The last days up to `today`, such as 2026-11-21, the latest first. */
export const lastDays = (today: string): string[] =>
  Array.from({ length: daysCounted }, (_day, back) =>
    new Date(Date.parse(`${today}T12:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10),
  );

/** The first of these days as it is stored. */
export const since = (today: string): string => `${lastDays(today).at(-1)}T00:00:00.000Z`;

/** A total for each of these days, the latest first, those without a count too. */
export function countDays(counts: VisitCount[], today: string): { total: number; days: VisitCount[] } {
  const byDay = new Map(counts.map(({ label, count }) => [label, count]));
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    days: lastDays(today).map((day) => ({ label: day, count: byDay.get(day) ?? 0 })),
  };
}
