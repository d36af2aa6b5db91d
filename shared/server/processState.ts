/**
 * State of the whole process, made by the first who asks. Next bundles pages, routes and the proxy apart, so that one
 * module may be loaded more than once; its copies share what stands here.
 */
export function processState<T>(key: string, create: () => T): T {
  const state = globalThis as unknown as Record<string, T | undefined>;
  return (state[key] ??= create());
}
