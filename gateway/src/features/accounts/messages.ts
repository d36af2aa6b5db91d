import type { ContentLanguage } from '../../domain/languages';
import { config } from '../../platform/config/config';
import { codeLifetime, type CodePurpose } from './codes';

interface Subject {
  product: string;
  /** Public address of the gateway, without a slash at the end. */
  gateway: string;
}

const minutes = codeLifetime / 60;

const codeTexts = {
  register: {
    en: (code: string, product: string) =>
      `${code} is your ${product} code. It is valid for ${minutes} minutes. Do not pass it on: we never ask for it.`,
    de: (code: string, product: string) =>
      `${code} ist Ihr Code für ${product}. Er gilt ${minutes} Minuten. Geben Sie ihn nicht weiter: Wir fragen nie danach.`,
  },
  password: {
    en: (code: string, product: string) =>
      `${code} is your code for a new ${product} password. It is valid for ${minutes} minutes. Not you? Ignore this message.`,
    de: (code: string, product: string) =>
      `${code} ist Ihr Code für ein neues Passwort bei ${product}. Er gilt ${minutes} Minuten. Das waren nicht Sie? Dann ist nichts zu tun.`,
  },
} satisfies Record<CodePurpose, Record<ContentLanguage, (code: string, product: string) => string>>;

// Plain hyphens: a dash would make a phone count every character twice.
/** Text for a number that cannot use the code. */
const otherTexts = {
  register: {
    en: ({ product, gateway }: Subject) =>
      `There is already a ${product} account with this number. Log in: ${gateway}/user/login - Not you? Ignore this message.`,
    de: ({ product, gateway }: Subject) =>
      `Zu dieser Nummer gibt es bereits ein Konto bei ${product}. Anmelden: ${gateway}/user/login - Das waren nicht Sie? Dann ist nichts zu tun.`,
  },
  password: {
    en: ({ product, gateway }: Subject) =>
      `There is no ${product} account with this number. Register: ${gateway}/user/register - Not you? Ignore this message.`,
    de: ({ product, gateway }: Subject) =>
      `Zu dieser Nummer gibt es kein Konto bei ${product}. Registrieren: ${gateway}/user/register - Das waren nicht Sie? Dann ist nichts zu tun.`,
  },
} satisfies Record<CodePurpose, Record<ContentLanguage, (subject: Subject) => string>>;

/** The text message for a purpose; without a code, why there is none and where to go instead. */
export function messageText(
  purpose: CodePurpose,
  code: string | null,
  language: ContentLanguage,
  { product, gateway } = { product: config.productName, gateway: config.publicUrl },
): string {
  if (code !== null) return codeTexts[purpose][language](code, product);
  return otherTexts[purpose][language]({ product, gateway });
}
