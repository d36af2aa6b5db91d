import type { VisitorRecord } from '../../../contract/visitors';
import { visitRetentionDays } from '../../collections/visits';
import type { CallContext } from '../context';

const noon = (day: string) => `${day}T12:00:00.000Z`;

/** `2026-11-20` less a number of days, as it is stored. */
function daysBefore(today: string, days: number): string {
  const date = new Date(noon(today));
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString();
}

/** Keeps a visit with its day, and forgets those that are too old. */
export async function recordVisit({ payload, today }: CallContext, visit: VisitorRecord): Promise<true> {
  await payload.create({ collection: 'visits', data: { ...visit, day: noon(today) }, depth: 0 });
  const where = { day: { less_than: daysBefore(today, visitRetentionDays) } };
  await payload.delete({ collection: 'visits', where, depth: 0 });
  return true;
}
