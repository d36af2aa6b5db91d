import { mailtoHref } from '@/contract/lists/emailAddress';

/** Longer addresses are cut or refused by some systems and e-mail programs. */
const longestAddress = 1_900;

interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** The address that opens the visitor's e-mail program with a letter; without its text where that is too long to be taken along. */
export function mailto({ to, subject, text }: Letter): string {
  const withSubject = `${mailtoHref(to)}?subject=${encodeURIComponent(subject)}`;
  // Lone surrogates cannot be encoded; e-mail has lines that end in CRLF (RFC 6068).
  const body = text.replace(/\p{Surrogate}/gu, '').replace(/\r?\n/g, '\r\n');
  const whole = body.trim() === '' ? withSubject : `${withSubject}&body=${encodeURIComponent(body)}`;
  return whole.length > longestAddress ? withSubject : whole;
}
