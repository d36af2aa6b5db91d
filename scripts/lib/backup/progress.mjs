// @ts-check
import { print } from '../report.mjs';

/** A line at most so often, in milliseconds. */
const everyMs = 2_000;

/**
 * Says now and then how far some work is.
 * @param {string} what
 * @param {number} total
 * @returns {() => void} to be called after each part
 */
export function progress(what, total) {
  let done = 0;
  let last = Date.now();
  print(`      ${what}: ${total}`);
  return () => {
    done += 1;
    if (Date.now() - last < everyMs) return;
    last = Date.now();
    print(`      ${what}: ${done} of ${total}`);
  };
}
