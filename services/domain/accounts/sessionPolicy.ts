/**
 * When a call's answer runs the redirect helper (requirements, 4 and 7): whatever it says, when it failed,
 * when the gateway no longer knows the token, or never.
 */
export type SessionPolicy = 'always' | 'onFailure' | 'onDeadLogin' | 'never';

/**
 * Returns the code of a failed answer: its HTTP status, or the envelope's code if the status is a success; undefined
 * for a success.
 */
export const failureCode = (status: number, code: number): number | undefined =>
  status >= 400 ? status : code || undefined;

/** `failure` as `failureCode` has it, 0 where no answer came. */
export function endsSession(when: SessionPolicy, failure: number | undefined): boolean {
  switch (when) {
    case 'always':
      return true;
    case 'onFailure':
      // A 429 says nothing about the login.
      return failure !== undefined && failure !== 429;
    case 'onDeadLogin':
      return failure === 401;
    case 'never':
      return false;
  }
}
