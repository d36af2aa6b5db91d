import type { SQLiteAdapter } from '@payloadcms/db-sqlite';

/** Does `work` between BEGIN and COMMIT on the connection that all statements of a client share. @throws what `work` throws */
export async function allOrNothing<T>(
  client: Pick<SQLiteAdapter['client'], 'execute'>,
  work: () => Promise<T>,
): Promise<T> {
  await client.execute('BEGIN IMMEDIATE');
  try {
    const result = await work();
    await client.execute('COMMIT');
    return result;
  } catch (error) {
    // Some errors have ended the transaction already.
    await client.execute('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
