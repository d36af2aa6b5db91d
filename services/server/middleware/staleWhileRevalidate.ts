interface StaleWhileRevalidateOptions<T> {
  fetch: () => Promise<T>;
  /** In use until something was fetched. */
  empty: T;
  /** Milliseconds after which it is asked for anew. */
  lifetime: () => number;
  /** How long whoever comes first waits at most, in milliseconds. */
  firstWait: number;
  onFault: (error: unknown) => void;
}

export interface StaleWhileRevalidate<T> {
  get: () => Promise<T>;
  /** Has it fetched now. @throws what `fetch` throws; the last good one stays in use */
  renew: () => Promise<void>;
}

/**
 * Keeps something at hand that every request needs: once it is too old the next request has it fetched in the
 * background. Nobody waits but the first, and what fails leaves the last good one in use.
 */
export function staleWhileRevalidate<T>({
  fetch,
  empty,
  lifetime,
  firstWait,
  onFault,
}: StaleWhileRevalidateOptions<T>): StaleWhileRevalidate<T> {
  let current = { value: empty, turn: 0 };
  let turns = 0;
  let askedAt: number | undefined;
  let first: Promise<void> | undefined;
  const renew = async () => {
    const turn = (turns += 1);
    askedAt = Date.now();
    const value = await fetch();
    // What was asked for earlier and comes later is older.
    if (turn > current.turn) current = { value, turn };
  };
  const refresh = () => renew().catch(onFault);
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, firstWait).unref());
  const get = async () => {
    first ??= Promise.race([refresh(), wait()]);
    await first;
    if (askedAt === undefined || Date.now() - askedAt >= lifetime()) void refresh();
    return current.value;
  };
  return { get, renew };
}
