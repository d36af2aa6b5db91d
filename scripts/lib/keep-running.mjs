// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

import { endedByItself, isEnding } from './processes.mjs';
import { showLog } from './report.mjs';

/** The pause before a restart, in milliseconds: a server that always crashes leaves the machine to the others. */
const pauseMs = 2_000;

/**
 * Restarts a server whenever it crashes; the others keep running (docs/decisions/0033).
 * @param {string} name
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => Promise<import('node:child_process').ChildProcess>} startAgain a failed start is tried again
 * @param {string} [log] the file with its lines, whose end is shown when it crashes
 */
export async function keepRunning(name, child, startAgain, log) {
  for (;;) {
    const reason = await endedByItself(child);
    if (isEnding()) return;
    showLog(log);
    console.error(`${name} crashed (${reason}) and is restarted.`);
    for (let isRunning = false; !isRunning;) {
      await pause(pauseMs);
      if (isEnding()) return;
      try {
        child = await startAgain();
        isRunning = true;
        console.error(`${name} is running again.`);
      } catch (error) {
        if (isEnding()) return;
        console.error(`${name} could not be started: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
}
