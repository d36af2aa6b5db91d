import { countAttempt } from '../../platform/limits/limit';
import { makeTicket, readTicket } from '../../platform/secrets/ticket';

/** Long enough to fill the rest of a form. Seconds. */
export const tokenLifetime = 600;

const use = { name: 'captcha-token', points: 1, seconds: tokenLifetime };

/** Issues the token for a solved captcha: good for ten minutes and one use. */
export const issueCaptchaToken = (now = new Date()): string =>
  makeTicket('captcha token', tokenLifetime, now);

/** Takes a token. True exactly once for a token of ours that is not past its time; false for anything else. */
export async function redeemCaptchaToken(token: string, now = new Date()): Promise<boolean> {
  const ticket = readTicket('captcha token', token, now);
  return ticket !== null && (await countAttempt(use, ticket.id)).isAllowed;
}
