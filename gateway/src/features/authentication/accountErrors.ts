import { codes } from '@/contract/calls/envelope';

import { HttpError } from '../../platform/http/response';

/** Reasons of an account error, for forms that have their own texts. */
export type AccountErrorReason =
  | 'captcha'
  | 'code'
  | 'channel'
  | 'taken'
  | 'credentials'
  | 'session'
  | 'loginExpired'
  | 'enrolled'
  | 'tooMany'
  | 'tooManyEmails'
  | 'link'
  | 'message'
  | 'country'
  | 'busy';

/** An error about an account: calls answer it as it is, forms read its reason. */
export class AccountError extends HttpError {
  constructor(
    readonly reason: AccountErrorReason,
    code: ConstructorParameters<typeof HttpError>[0],
    message: string,
    /** Seconds; with `tooMany`, `tooManyEmails` and `busy` alone. */
    readonly retryAfter?: number,
  ) {
    super(code, message, retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) });
  }
}

/** Each error of a registration has a code of its own, by which a form finds the field. */
export const accountErrors = {
  captcha: () =>
    new AccountError('captcha', codes.preconditionRequired, 'The captcha was not solved, or it is used up.'),
  code: () => new AccountError('code', codes.unprocessable, 'The code is wrong, used or expired.'),
  channel: () => new AccountError('channel', codes.notFound, 'There is no such channel.'),
  taken: () => new AccountError('taken', codes.conflict, 'There is an account with this number already.'),
  credentials: () => new AccountError('credentials', codes.unauthorised, 'Number or password is wrong.'),
  session: () => new AccountError('session', codes.unauthorised, 'Nobody is logged in with this token.'),
  loginExpired: () =>
    new AccountError('loginExpired', codes.unauthorised, 'The login took too long. Log in again.'),
  enrolled: () => new AccountError('enrolled', codes.conflict, 'There is a second factor already.'),
  tooMany: (seconds: number) =>
    new AccountError(
      'tooMany',
      codes.tooManyRequests,
      `Too many attempts. Try again in ${seconds} s.`,
      seconds,
    ),
  tooManyEmails: (seconds: number) =>
    new AccountError(
      'tooManyEmails',
      codes.tooManyRequests,
      `Too many e-mails were asked for. Try again in ${seconds} s.`,
      seconds,
    ),
  link: () => new AccountError('link', codes.unprocessable, 'The link is wrong, used or expired.'),
  message: () =>
    new AccountError('message', codes.unavailable, 'The message could not be sent. Try again later.'),
  country: () =>
    new AccountError('country', codes.unprocessable, 'No text messages are sent to numbers of this country.'),
  busy: () =>
    new AccountError('busy', codes.unavailable, 'Many log in at the moment. Try again in a few seconds.', 5),
};
