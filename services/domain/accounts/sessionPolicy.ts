/**
 * When a call's answer runs the redirect helper (requirements, 4.1 and 11.5): whatever it says, when it is any failure,
 * only when the gateway does not know the token, or never.
 */
export type SessionPolicy = 'always' | 'onFailure' | 'onDeadLogin' | 'never';

/** HTTP status and code with which the gateway says that a token is dead. */
const deadLogin = 401;

/**
 * Returns the code of a failed answer: its HTTP status, or the envelope's code if the status is a success; undefined
 * for a success.
 */
export const failureCode = (status: number, code: number): number | undefined =>
  status >= 400 ? status : code || undefined;

/**
 * Whether an answer ends the login: a failure that passes leaves it, so that the next page can try again. `failure` as
 * `failureCode` has it, 0 where no answer came.
 */
export function endsSession(when: SessionPolicy, failure: number | undefined): boolean {
  switch (when) {
    case 'always':
      return true;
    case 'onFailure':
    case 'onDeadLogin':
      return failure === deadLogin;
    case 'never':
      return false;
  }
}

/** Whether an answer runs the redirect helper. */
export const runsRedirectHelper = (when: SessionPolicy, failure: number | undefined): boolean =>
  when === 'onFailure' ? failure !== undefined : endsSession(when, failure);
