// @ts-check
import { Failure } from './failure.mjs';
import { isEnding, stopAll } from './processes.mjs';

/**
 * Runs a command. A failure prints its one sentence, and all processes are stopped.
 * After a signal, the signal's handler ends this process.
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
