import { domainToASCII } from 'node:url';

/** Providers that deliver to the same mailbox with and without dots in its name, and the names they have. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox that an address leads to, so that it is counted once however it is spelled: `Vic.Tim+a@GoogleMail.com` is
 * `victim@gmail.com`. Only for counting: some servers tell apart what is the same here.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = domainToASCII(email.slice(at + 1).trim()) || email.slice(at + 1);
  const [local = ''] = email.slice(0, at).normalize('NFKC').trim().toLowerCase().split('+');
  const host = dotless.get(domain);
  return host ? `${local.replaceAll('.', '')}@${host}` : `${local}@${domain}`;
}
