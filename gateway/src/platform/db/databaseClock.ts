import type { Payload } from 'payload';

type Database = Pick<Payload, 'db'>;

/** SQL for the time by the database's own clock, in ms: those of the machines may differ. */
export const nowInMs = ({ db }: Database): string =>
  db.name === 'sqlite'
    ? "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
    : 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS bigint)';
