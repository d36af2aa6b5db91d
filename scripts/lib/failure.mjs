// @ts-check
/** A failure that a person can act on: its message is the one sentence that is shown, without a stack. */
export class Failure extends Error {}

/** Fails where there is no value: `find() ?? fail('…')`. @param {string} message @returns {never} */
export function fail(message) {
  throw new Failure(message);
}
