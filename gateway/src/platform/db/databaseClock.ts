import type { Payload } from 'payload';

type Database = Pick<Payload, 'db'>;

/** SQL for the time by the database's own clock, in ms: those of the machines may differ. */
export const nowInMs = ({ db }: Database): string =>
  db.name === 'sqlite'
    ? "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
    : 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS bigint)';

/** SQL for a moment so many ms from now by that clock, as Payload stores a date. */
export const momentIn = ({ db }: Database, ms: number): string =>
  db.name === 'sqlite'
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${ms / 1_000} seconds')`
    : `clock_timestamp() + interval '${ms} milliseconds'`;
