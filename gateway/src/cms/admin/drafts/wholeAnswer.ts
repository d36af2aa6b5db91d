const lazyType = Symbol.for('react.lazy');

interface LazyPart {
  _payload: PromiseLike<unknown>;
}

const isLazyPart = (value: object): value is LazyPart =>
  '$$typeof' in value && value.$$typeof === lazyType && '_payload' in value;

/**
 * Waits until all parts of a server function's answer have arrived. React hands over an answer as soon as its first part
 * is there, with lazy elements in place of what is still on its way. Parts that fail are left to whoever shows them.
 */
export async function wholeAnswer(answer: unknown): Promise<void> {
  // Grows while it is walked through.
  const parts = new Set([answer]);
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) continue;
    const within = isLazyPart(part)
      ? [await Promise.resolve(part._payload).catch(() => undefined)]
      : Object.values(part);
    for (const one of within) parts.add(one);
  }
}
