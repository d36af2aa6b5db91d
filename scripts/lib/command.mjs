// @ts-check
import { Failure } from './failure.mjs';
import { isEnding, stopAll } from './processes.mjs';

/**
 * Runs a command. A failure is told in its one sentence, and nothing is left running.
 * When a signal has ended the children, its handler has the last word.
 * @param {() => Promise<number | void>} work resolves with the exit code, or with nothing while servers run on
 */
export async function command(work) {
  try {
    const code = await work();
    if (code === undefined || isEnding()) return;
    await stopAll();
    process.exit(code);
  } catch (error) {
    if (isEnding()) return;
    await stopAll();
    console.error(
      `\n${error instanceof Failure ? error.message : (error instanceof Error && error.stack) || error}`,
    );
    process.exit(1);
  }
}
