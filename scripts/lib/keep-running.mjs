// @ts-check
import { endedByItself, isEnding } from './processes.mjs';
import { showLog } from './report.mjs';
import { supervise } from './supervisor.mjs';

/**
 * Restarts a server whenever it crashes; the others keep running (docs/decisions/0033).
 * @param {string} name
 * @param {import('node:child_process').ChildProcess} child
 * @param {(restarts: number) => Promise<import('node:child_process').ChildProcess>} startAgain
 * @param {string} [log] the file with its lines, whose end is shown when it crashes
 */
export function keepRunning(name, child, startAgain, log) {
  /** @param {import('node:child_process').ChildProcess} started */
  const watched = (started) => ({
    ended: endedByItself(started).then((reason) => {
      if (!isEnding()) showLog(log);
      return reason;
    }),
  });
  void supervise({
    name,
    server: watched(child),
    start: async (restarts) => watched(await startAgain(restarts)),
    isEnding,
    tell: (line) => console.error(line),
  });
}

/**
 * The same server, whose health reports the number of restarts.
 * @template {{ env?: Record<string, string | undefined> }} T
 * @param {T} server
 * @param {number} restarts
 * @returns {T}
 */
export const counted = (server, restarts) => ({
  ...server,
  env: { ...server.env, RESTARTS: String(restarts) },
});
