import type { Payload } from 'payload';

import { statement } from '../../platform/db/statement';
import { countDays, mostListed, since, type VisitCount } from './countedDays';

interface VisitTotals {
  total: number;
  /** Every day, the latest first, those without visits too. */
  days: VisitCount[];
  /** The most visited first. */
  pages: VisitCount[];
  /** By channel code, or else number; the empty label stands for visits of no channel. */
  channels: VisitCount[];
}

const byDay = 'SELECT day AS label, COUNT(*) AS visits FROM visits WHERE day >= $1 GROUP BY day';

/** The values of an expression that most visits have. */
const mostOf = (value: string) => `
  SELECT ${value} AS label, COUNT(*) AS visits FROM visits WHERE day >= $1
  GROUP BY ${value} ORDER BY visits DESC, label LIMIT ${mostListed}`;

const channel = "COALESCE(NULLIF(channel_code, ''), NULLIF(channel_no, ''), '')";

/** Visits by day, page and channel in the last days up to `today`. The database counts: anybody can add visits. */
export async function summariseVisits(payload: Pick<Payload, 'db'>, today: string): Promise<VisitTotals> {
  const count = async (text: string) =>
    (await statement(payload, text, [since(today)])).map(({ label, visits }) => ({
      label: label as string | Date,
      count: Number(visits),
    }));
  const texts = async (value: string) =>
    (await count(mostOf(value))).map((row) => ({ ...row, label: String(row.label) }));
  // SQLite answers a day as text, PostgreSQL as a date.
  const days = (await count(byDay)).map((row) => ({
    ...row,
    label: new Date(row.label).toISOString().slice(0, 10),
  }));
  return { ...countDays(days, today), pages: await texts('path'), channels: await texts(channel) };
}
