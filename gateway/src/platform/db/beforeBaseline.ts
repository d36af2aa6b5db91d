/**
 * Whether a database was made by the migrations before the baseline: it has everything that the baseline makes.
 * @param ran the names of the migrations that have run on it
 * @param last the name of the last one before the baseline
 * @throws Error for a database that lacks some of them
 */
export function isFromBeforeBaseline(ran: readonly unknown[], last: string): boolean {
  if (ran.length === 0) return false;
  if (ran.includes(last)) return true;
  throw new Error(
    'The database is older than 28 November 2026. Start the release of that day on it once; then this release can take it over.',
  );
}
