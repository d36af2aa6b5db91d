import { env } from '@/services/config/env';

/** A call to the gateway may take this long once the process has been told to end, in milliseconds. */
const callsEndWithin = 5_000;

/** Of the calls under way. One signal of the whole process, joined to each call's own, would keep every call in memory. */
const controllers = new Set<AbortController>();
let isOver = false;

const end = (pauseMs: number) =>
  setTimeout(() => {
    isOver = true;
    controllers.forEach((controller) => controller.abort());
  }, pauseMs + callsEndWithin).unref();

let isListening = false;
function listen(): void {
  if (isListening) return;
  isListening = true;
  process.once('SIGTERM', () => end(env().DRAIN_SECONDS * 1_000));
  process.once('SIGINT', () => end(0));
}

/**
 * Does `work` with a signal that aborts soon after the process was told to end, so that there is time to tell whoever
 * waits for it that it failed.
 */
export async function untilShutdown<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  listen();
  const controller = new AbortController();
  if (isOver) controller.abort();
  controllers.add(controller);
  try {
    return await work(controller.signal);
  } finally {
    controllers.delete(controller);
  }
}
