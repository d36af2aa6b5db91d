import type { Migration, Payload } from 'payload';

import { migrations as postgres } from './migrations/postgres';
import { migrations as sqlite } from './migrations/sqlite';
import { withExclusiveLock, withoutForeignKeys } from './withExclusiveLock';

/** Runs the committed migrations that this database has not seen. */
export function migrateDatabase(payload: Payload): Promise<void> {
  // Each dialect's migrations name their own arguments; Payload runs either.
  const migrations = (payload.db.name === 'postgres' ? postgres : sqlite) as unknown as Migration[];
  return withoutForeignKeys(payload, () =>
    withExclusiveLock(payload, () => payload.db.migrate({ migrations })),
  );
}
