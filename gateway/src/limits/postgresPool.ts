import payloadConfig from '@payload-config';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { getPayload } from 'payload';

/** The CMS's own connections. A file of its own, because it brings the whole CMS along. */
export async function postgresPool(): Promise<PostgresAdapter['pool']> {
  const { db } = await getPayload({ config: payloadConfig });
  // Payload types its adapter by the package imported last.
  return (db as unknown as PostgresAdapter).pool;
}
