export type CheckState = 'overdue' | 'soon' | 'checked';

const daysBefore = 30;

/** The last day of the checks that are due soon. @param today ISO date */
export function lastDaySoon(today: string): string {
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() + daysBefore);
  return day.toISOString().slice(0, 10);
}

/** How a check stands: it is due on its day, and overdue after it. Both are ISO dates. */
export function checkState(nextCheck: string, today: string): CheckState {
  if (nextCheck < today) return 'overdue';
  return nextCheck <= lastDaySoon(today) ? 'soon' : 'checked';
}
