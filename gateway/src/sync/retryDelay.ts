/** After so many attempts, about three hours, the rest is left to time: every page is renewed by itself. */
export const maxAttempts = 20;

const longest = 15 * 60_000;

/** Milliseconds until the next attempt after so many that failed: 2 s, doubled each time, at most a quarter of an hour. */
export const retryDelay = (attempts: number): number => Math.min(2_000 * 2 ** (attempts - 1), longest);
