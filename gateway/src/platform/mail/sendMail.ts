import { randomUUID } from 'node:crypto';

import type { Payload } from 'payload';

import { codes } from '@/contract/calls/envelope';

import { config, type SmtpServer } from '../config/config';
import { HttpError } from '../http/response';
import { sendBySmtp, type Mail } from './smtp';

const codeOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code ?? 'unknown', responseCode].filter(Boolean).join(' ');
};

/** The mail server does not know the address, and never will. */
export class AddressRefused extends HttpError {}

const isForGood = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
};

/**
 * Sends an e-mail through the mail server; without one it goes to the admin's list of sent messages. There an
 * editor must not read how to set an administrator's password: such an e-mail is `forAdministrators`.
 * @throws HttpError 503, `AddressRefused` where trying again is of no use; the log says why, and never what was to be sent or to whom
 */
export async function sendMail(
  payload: Payload,
  mail: Mail,
  smtp: SmtpServer | undefined = config.smtp,
): Promise<void> {
  const id = randomUUID();
  try {
    if (smtp) await sendBySmtp(smtp, mail);
    else {
      const { to: recipient, subject, text, forAdministrators = false } = mail;
      const data = { kind: 'email' as const, recipient, subject, text, forAdministrators };
      await payload.create({ collection: 'sent-messages', data, depth: 0 });
    }
  } catch (error) {
    // The message of a server or a database may quote the e-mail.
    const why = smtp
      ? `the mail server failed: ${codeOf(error)}`
      : 'the list of sent messages cannot be written';
    payload.logger.error(`E-mail ${id} was not sent, ${why}.`);
    const Failure = isForGood(error) ? AddressRefused : HttpError;
    throw new Failure(codes.unavailable, 'The e-mail could not be sent. Try again later.');
  }
}
