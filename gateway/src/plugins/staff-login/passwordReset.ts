import type { Payload } from 'payload';

import type { Bilingual, ContentLanguage } from '../../domain/languages';
import { accountErrors } from '../../features/authentication/accountErrors';
import { statement } from '../../platform/db/statement';
import { sendMail } from '../../platform/mail/sendMail';
import { hashOf, isToken, newToken } from '../../platform/secrets/opaqueToken';
import { resetEmail, resetLifetime } from './emails';
import { passwordProblem } from './passwordRules';

/**
 * A link is a row of the codes that were sent. Each lasts until its time is over or one of them was used: a stranger who
 * asks for another does not end the one that its owner is about to use.
 */
const recipientOf = (userId: number, tokenHash = ''): string => `staff-password:${userId}:${tokenHash}`;
const userIdOf = (recipient: string): number => Number(recipient.split(':')[1]);

const store = `
  INSERT INTO message_codes (recipient, code_hash, tries, expires_at) VALUES ($1, $2, 0, $3) RETURNING id`;

/** Sends a link that sets a new password to a user of this address, and nothing to anybody else. */
export async function sendResetLink(
  payload: Payload,
  { email, language }: { email: string; language: ContentLanguage },
  now: Date,
): Promise<void> {
  const [user] = (await statement(payload, 'SELECT id FROM users WHERE email = $1', [email])) as {
    id: number;
  }[];
  if (!user) return;
  const token = newToken();
  const hash = hashOf(token);
  const expiry = now.getTime() + resetLifetime * 60_000;
  await statement(payload, store, [recipientOf(user.id, hash), hash, expiry]);
  await sendMail(payload, resetEmail({ to: email, token, language }));
}

const find = `
  SELECT recipient FROM message_codes
  WHERE code_hash = $1 AND expires_at > $2 AND recipient LIKE 'staff-password:%'`;

const useUp = 'DELETE FROM message_codes WHERE recipient = $1 AND expires_at > $2 RETURNING id';

/**
 * Sets a new password by a link. The link counts once, however many use it at the same time; a password that is refused
 * does not use it up. All sessions and the user's other links end, and nobody is logged in: the login asks for the second
 * factor as ever.
 * @returns the problem with the password, or undefined once it is set
 * @throws AccountRefusal `link`
 */
export async function resetStaffPassword(
  payload: Payload,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<Bilingual | undefined> {
  if (!isToken(token)) throw accountErrors.link();
  const [link] = (await statement(payload, find, [hashOf(token), now.getTime()])) as { recipient: string }[];
  if (!link) throw accountErrors.link();
  const id = userIdOf(link.recipient);
  const owner = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  if (!owner) throw accountErrors.link();
  const problem = passwordProblem(password, owner);
  if (problem) return problem;
  if ((await statement(payload, useUp, [link.recipient, now.getTime()])).length === 0)
    throw accountErrors.link();
  await payload.update({ collection: 'users', id, data: { password }, depth: 0 });
  return undefined;
}

/** Ends all links of a user. */
export async function endResetLinks(payload: Payload, userId: number): Promise<void> {
  await statement(payload, 'DELETE FROM message_codes WHERE recipient LIKE $1', [`${recipientOf(userId)}%`]);
}
