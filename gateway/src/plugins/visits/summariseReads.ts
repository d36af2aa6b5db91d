import type { Payload } from 'payload';

import { statement } from '../../platform/db/statement';
import { countDays, mostListed, since, type VisitCount } from './countedDays';

interface ReadTotals {
  total: number;
  /** Every day, the latest first, those without reads too. */
  days: VisitCount[];
  /** The most read pages first, both languages together. */
  pages: VisitCount[];
}

type Database = Pick<Payload, 'db'>;

/** The reads of each page in the last days up to `today`, the most read first. */
export async function mostReadPages(
  payload: Database,
  today: string,
  { limit, ending = '' }: { limit: number; ending?: string },
): Promise<VisitCount[]> {
  const rows = await statement(
    payload,
    `SELECT path, SUM(count) AS reads FROM page_reads WHERE day >= $1 AND path LIKE $2
     GROUP BY path ORDER BY reads DESC, path LIMIT $3`,
    [since(today), `%${ending}`, limit],
  );
  return rows.map(({ path, reads }) => ({ label: String(path), count: Number(reads) }));
}

/** Reads by day and by page in the last days up to `today`. */
export async function summariseReads(payload: Database, today: string): Promise<ReadTotals> {
  // Both databases write a day in a way of their own, so the stored keys, which begin with it, are grouped.
  const rows = await statement(
    payload,
    `SELECT SUBSTR(key, 1, 10) AS read_on, SUM(count) AS reads FROM page_reads WHERE day >= $1
     GROUP BY SUBSTR(key, 1, 10)`,
    [since(today)],
  );
  const days = rows.map(({ read_on: day, reads }) => ({ label: String(day), count: Number(reads) }));
  return {
    ...countDays(days, today),
    pages: await mostReadPages(payload, today, { limit: mostListed }),
  };
}

/** Ids of the articles that were read most in the last days, in this order; at most `limit`. */
export async function mostReadArticles(payload: Database, today: string, limit: number): Promise<number[]> {
  const pages = await mostReadPages(payload, today, { limit, ending: '.html' });
  // An article that changed its type was read at two addresses.
  return [...new Set(pages.map(({ label }) => Number(/\/(\d+)\.html$/.exec(label)?.[1] ?? 0)))].filter(
    Boolean,
  );
}
