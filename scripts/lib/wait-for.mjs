// @ts-check
import { Failure } from './failure.mjs';
import { stop } from './processes.mjs';

/**
 * Waits until an address answers 200, while its server runs. A server that is not ready in time is stopped.
 * @param {string} name for the message
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ limit?: number, lastProgress?: () => number }} [patience] `limit`: milliseconds without progress, of which
 * `lastProgress` tells the time; a first start fills a database, on a slow machine for as long as it takes
 */
export async function waitFor(name, url, child, { limit = 300_000, lastProgress = () => 0 } = {}) {
  const began = Date.now();
  while (Date.now() - Math.max(began, lastProgress()) < limit) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Failure(`${name} ended before it was ready; see its lines above.`);
    }
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) });
      await answer.arrayBuffer();
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop(child);
  const since = lastProgress() > began ? 'made no progress and did not answer' : 'did not answer';
  throw new Failure(`${name} ${since} at ${url} for ${limit / 1000} seconds.`);
}
