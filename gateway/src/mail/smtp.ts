import { createTransport } from 'nodemailer';

import type { SmtpServer } from '../config';

export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  /** Plain text; lines may be as long as they like. */
  text: string;
}

/** Milliseconds: somebody is waiting in front of a form. */
const timeout = 8_000;

/**
 * Hands an e-mail to the mail server.
 * @throws Error with the `code` of nodemailer; its message may quote the address
 */
export async function sendBySmtp({ url, from }: SmtpServer, { to, subject, text }: Mail): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    // As an object: a text would be read as a list of addresses.
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}
