/** Requirements, 4: a page is loaded anew at most once in this time, in ms. */
const pauseMs = 60_000;

/**
 * Whether a page may be loaded anew because a part of its scripts could not be loaded. `last` and `now` in ms since
 * 1970; `last` is undefined where that has not happened yet. A clock that was set back counts as a long time.
 */
export const mayReload = (last: number | undefined, now: number): boolean =>
  last === undefined || now < last || now - last >= pauseMs;
