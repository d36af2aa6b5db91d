// @ts-check
/** The pause before a restart: this long the first time, doubled with each further crash up to the longest. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** After this time without a crash the next pause is short again. */
const soundAfterMs = 60_000;

/**
 * @typedef {{ ended: Promise<string> }} Server `ended` resolves with the reason when the server ends by itself, and never when we end it
 * @typedef {{ now: () => number, sleep: (ms: number) => Promise<unknown> }} Clock
 */

/** @type {Clock} */
export const realClock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** @param {number} ends in a row, 1 or more @returns {number} milliseconds */
const pauseBefore = (ends) => Math.min(firstPauseMs * 2 ** (ends - 1), longestPauseMs);

/** @param {number} ms */
const seconds = (ms) => `${Math.round(ms / 1_000)} s`;

/**
 * Restarts a server each time it crashes, for as long as this process runs. A failed start is tried again.
 * @param {{ name: string, server: Server, start: (restarts: number) => Promise<Server>, isEnding: () => boolean, tell: (line: string) => void, clock?: Clock }} options
 * `start` gets the number of restarts and rejects when the start fails
 * @returns {Promise<void>} once the shutdown has begun
 */
export async function supervise({ name, server, start, isEnding, tell, clock = realClock }) {
  /** @type {Server | undefined} */
  let current = server;
  let startedAt = clock.now();
  let restarts = 0;
  let ends = 0;
  for (;;) {
    if (current) {
      const reason = await current.ended;
      if (isEnding()) return;
      tell(`${name} crashed (${reason}).`);
      if (clock.now() - startedAt >= soundAfterMs) ends = 0;
    }
    ends += 1;
    const pause = pauseBefore(ends);
    tell(`${name} restarts in ${seconds(pause)}.`);
    await clock.sleep(pause);
    if (isEnding()) return;
    const began = clock.now();
    restarts += 1;
    try {
      current = await start(restarts);
      startedAt = clock.now();
      tell(`${name} is running again after ${seconds(startedAt - began)} (restart ${restarts}).`);
    } catch (error) {
      current = undefined;
      if (isEnding()) return;
      tell(`${name} could not be started: ${error instanceof Error ? error.message : error}`);
    }
  }
}
