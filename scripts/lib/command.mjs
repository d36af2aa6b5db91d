// @ts-check
import { Failure } from './failure.mjs';
import { isEnding, stopAll } from './processes.mjs';

/**
 * Runs a command. A failure is told in its one sentence, and nothing is left running.
 * @param {() => Promise<number | void>} work resolves with the exit code, or with nothing while servers run on
 */
export async function command(work) {
  try {
    const code = await work();
    if (code === undefined) return;
    await stopAll();
    process.exit(code);
  } catch (error) {
    // Children that a signal ended make work fail; the signal's handler has the last word.
    if (isEnding()) return;
    await stopAll();
    console.error(
      `\n${error instanceof Failure ? error.message : (error instanceof Error && error.stack) || error}`,
    );
    process.exit(1);
  }
}
