import type { PayloadRequest } from 'payload';

/** How Payload's adapters end a transaction; both wait until it is through. */
interface Session {
  resolve: () => Promise<unknown>;
  reject: () => Promise<unknown>;
}

/**
 * Has `work` done when the transaction of a request is over, whether it was committed or rolled back: the database says
 * which. Payload has no hook for that.
 * @returns false, with nothing done, where the request has no transaction, as on SQLite
 */
export async function onTransactionEnd(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  work: () => Promise<void>,
): Promise<boolean> {
  const { sessions } = payload.db as unknown as { sessions?: Record<string, Session> };
  const session = sessions?.[String(await transactionID)];
  if (!session) return false;
  for (const end of ['resolve', 'reject'] as const) {
    const endTransaction = session[end];
    session[end] = async () => {
      try {
        await endTransaction();
      } finally {
        await work();
      }
    };
  }
  return true;
}
