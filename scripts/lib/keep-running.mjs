// @ts-check
import { endedByItself, isEnding } from './processes.mjs';
import { supervise } from './supervisor.mjs';

/**
 * Restarts a server whenever it crashes; the others keep running (docs/decisions/0033).
 * @param {string} name
 * @param {import('node:child_process').ChildProcess} child
 * @param {(restarts: number) => Promise<import('node:child_process').ChildProcess>} startAgain
 */
export const keepRunning = (name, child, startAgain) =>
  void supervise({
    name,
    server: { ended: endedByItself(child) },
    start: async (restarts) => ({ ended: endedByItself(await startAgain(restarts)) }),
    isEnding,
    tell: (line) => console.error(line),
  });

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
