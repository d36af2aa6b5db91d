/**
 * When a call's answer ends the login (requirements, 4 and 11; decision 65): whatever it says, only when the gateway
 * does not know the token, or never.
 */
export type SessionPolicy = 'always' | 'onDeadLogin' | 'never';

/** HTTP status and code with which the gateway says that a token is dead. */
const deadLogin = 401;

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
    case 'onDeadLogin':
      return failure === deadLogin;
    case 'never':
      return false;
  }
}
