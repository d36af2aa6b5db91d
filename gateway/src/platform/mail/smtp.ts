import { createTransport } from 'nodemailer';

import type { SmtpServer } from '../config/config';

export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  /** Plain text; lines may be as long as they like. */
  text: string;
  /** Whether it opens an account of staff: in the admin's list of sent messages only administrators read it. */
  forAdministrators?: boolean;
  /** Of an e-mail to many: ends them for its reader by one POST, without login or page (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Milliseconds: somebody is waiting in front of a form. */
const timeout = 8_000;

/** Whether a mail server is reached without a network that others could read. */
export const isOnThisMachine = (url: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

/**
 * Hands an e-mail to the mail server. One elsewhere gets it through TLS only: an e-mail may hold a link that proves who
 * its reader is, and `smtp://` would otherwise go on in plain text where the answer offers no TLS.
 * @throws Error with the `code` of nodemailer (`ETLS` without TLS); its message may quote the address
 */
export async function sendBySmtp(
  { url, from }: SmtpServer,
  { to, subject, text, unsubscribeUrl }: Mail,
  requireTLS = !isOnThisMachine(url),
): Promise<void> {
  const transport = createTransport({
    url,
    requireTLS,
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
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  } finally {
    transport.close();
  }
}
