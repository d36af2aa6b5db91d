import type { Payload } from 'payload';

import type { Bilingual, ContentLanguage } from '../../domain/languages';
import { accountErrors } from '../../features/authentication/accountErrors';
import { statement } from '../../platform/db/statement';
import { sendMail } from '../../platform/mail/sendMail';
import { hashOf, isToken, newToken } from '../../platform/secrets/opaqueToken';
import { resetEmail, resetLifetime } from './emails';
import { passwordProblem } from './passwordRules';

/** The columns are Payload's; its own functions would store the token itself. */
const store = `
  UPDATE users SET reset_password_token = $1, reset_password_expiration = $2 WHERE email = $3 RETURNING id`;

/** Sends a link that sets a new password to a user of this address, and nothing to anybody else. */
export async function sendResetLink(
  payload: Payload,
  { email, language }: { email: string; language: ContentLanguage },
  now: Date,
): Promise<void> {
  const token = newToken();
  const expiry = new Date(now.getTime() + resetLifetime * 60_000).toISOString();
  const rows = await statement(payload, store, [hashOf(token), expiry, email]);
  if (rows.length > 0) await sendMail(payload, resetEmail({ to: email, token, language }));
}

const find = `
  SELECT id, name, email FROM users WHERE reset_password_token = $1 AND reset_password_expiration > $2`;

const useUp = `
  UPDATE users SET reset_password_token = NULL, reset_password_expiration = NULL
  WHERE reset_password_token = $1 AND reset_password_expiration > $2 RETURNING id`;

/**
 * Sets a new password by a link. The link counts once, however many use it at the same time; a password that is refused
 * does not use it up. All sessions end, and nobody is logged in: the login asks for the second factor as ever.
 * @returns the problem with the password, or undefined once it is set
 * @throws AccountRefusal `link`
 */
export async function resetStaffPassword(
  payload: Payload,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<Bilingual | undefined> {
  if (!isToken(token)) throw accountErrors.link();
  const key = [hashOf(token), now.toISOString()];
  const [owner] = (await statement(payload, find, key)) as { name: string; email: string }[];
  if (!owner) throw accountErrors.link();
  const problem = passwordProblem(password, owner);
  if (problem) return problem;
  const [user] = (await statement(payload, useUp, key)) as { id: number }[];
  if (!user) throw accountErrors.link();
  await payload.update({ collection: 'users', id: user.id, data: { password }, depth: 0 });
  return undefined;
}
