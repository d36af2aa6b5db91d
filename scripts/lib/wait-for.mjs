// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

import { Failure } from './failure.mjs';
import { stop } from './processes.mjs';

/**
 * Waits until a server is ready, while it runs. One that is not ready in time is stopped.
 * @param {string} name for the message
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => Promise<boolean>} isReady
 * @param {{ limit?: number, lastProgress?: () => number }} [patience] `limit`: milliseconds without progress, of which
 * `lastProgress` tells the time; a first start fills a database, on a slow machine for as long as it takes
 */
export async function waitUntilReady(name, child, isReady, { limit = 300_000, lastProgress = () => 0 } = {}) {
  const began = Date.now();
  while (Date.now() - Math.max(began, lastProgress()) < limit) {
    if (!child.pid || child.exitCode !== null || child.signalCode !== null)
      throw new Failure(`${name} ended before it was ready; see its lines above.`);
    if (await isReady()) return;
    await pause(250);
  }
  await stop(child);
  const since = lastProgress() > began ? 'made no progress and did not answer' : 'did not answer';
  throw new Failure(`${name} ${since} for ${limit / 1000} seconds.`);
}

/** Whether an address answers 200. @param {string} url */
export const answers = (url) => async () => {
  // Seen on Node 20: a request that neither ended nor timed out, with a signal of its own and no socket left.
  const tooLate = new AbortController();
  const { signal } = tooLate;
  const asked = fetch(url, { signal }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.ok;
  });
  // Refused: it does not listen yet.
  const answered = await Promise.race([asked.catch(() => false), pause(20_000, false, { signal })]);
  tooLate.abort();
  return answered;
};
