import type { Payload } from 'payload';

import { statement } from './statement';

/** Rows of an index that SQLite reads at most for its statistics, so that it takes milliseconds at any size. */
const sampleSize = 1000;

/**
 * Tells SQLite how many rows the tables have and how they differ. Payload's tables of localised fields are indexed by
 * language first, and SQLite skips over the languages only if it knows that they are few: without statistics, a list
 * of articles reads the whole table once for each article. PostgreSQL keeps its statistics itself.
 */
export async function updateStatistics(payload: Payload): Promise<void> {
  if (payload.db.name !== 'sqlite') return;
  await statement(payload, `PRAGMA analysis_limit = ${sampleSize}`, []);
  await statement(payload, 'ANALYZE', []);
}
