interface AtHandOptions<T> {
  fetch: () => Promise<T>;
  /** In use until something was fetched. */
  empty: T;
  /** Milliseconds after which it is asked for anew. */
  lifetime: () => number;
  /** How long whoever comes first waits at most, in milliseconds. */
  firstWait: number;
  onFault: (error: unknown) => void;
}

/**
 * Keeps something at hand that every request needs: once it is too old the next request has it fetched in the
 * background. Nobody waits but the first, and what fails leaves the last good one in use.
 */
export function atHand<T>({
  fetch,
  empty,
  lifetime,
  firstWait,
  onFault,
}: AtHandOptions<T>): () => Promise<T> {
  let current = empty;
  let askedAt: number | undefined;
  let first: Promise<void> | undefined;
  const refresh = async () => {
    askedAt = Date.now();
    try {
      current = await fetch();
    } catch (error) {
      onFault(error);
    }
  };
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, firstWait).unref());
  return async () => {
    first ??= Promise.race([refresh(), wait()]);
    await first;
    if (askedAt === undefined || Date.now() - askedAt >= lifetime()) void refresh();
    return current;
  };
}
