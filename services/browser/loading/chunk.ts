import { mayReload } from '@/services/domain/content/reload';

const key = 'reloadedAt';

/** Stores the time of a reload; false with blocked storage, because nothing would then end a loop. */
function rememberReload(now: number): boolean {
  try {
    sessionStorage.setItem(key, String(now));
    return sessionStorage.getItem(key) === String(now);
  } catch {
    return false;
  }
}

function lastReload(): number | undefined {
  try {
    return Number(sessionStorage.getItem(key)) || undefined;
  } catch {
    return undefined;
  }
}

/** webpack's word for a script that did not come, and for a style sheet; after a new version of the site it is gone. */
const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/**
 * Loads a module that the visitor has requested (requirements, 4 and 8). Where it does not
 * come, the page is loaded anew, once in 60 s at most: then it knows the new names. Forms keep what was typed.
 * On the server a failure is thrown.
 * @throws what went wrong, where the page stays as it is
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  location: Pick<Location, 'reload'> | undefined = globalThis.location,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!location) throw error;
    const now = Date.now();
    // Without a network, a browser would replace the page by one of its own.
    const isOnline = navigator.onLine;
    if (!isChunkError(error) || !isOnline || !mayReload(lastReload(), now) || !rememberReload(now))
      throw error;
    location.reload();
    // Never resolves: the page is being reloaded.
    return new Promise(() => {});
  }
}

/**
 * Loads a module that the page works without: a failure must not reload the page while it is being read. Returns
 * undefined if loading fails; the next call tries again.
 */
export const loadOptional = <T>(load: () => Promise<T>): Promise<T | undefined> =>
  load().catch(() => undefined);
