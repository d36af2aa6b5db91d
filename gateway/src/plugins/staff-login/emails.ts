import type { ContentLanguage } from '../../domain/languages';
import type { User } from '../../payload-types';
import { config } from '../../platform/config/config';
import type { Mail } from '../../platform/mail/smtp';

/** The address at which the admin sets a new password; the token follows as the fragment, which no server and no log sees. */
export const resetPath = '/admin/reset';

/** Minutes for which a link that sets a password is valid. */
export const resetLifetime = 60;

/** The letter to the old address of a user whose address was changed; in both languages, for theirs is not known. */
export const addressChangedEmail = (
  to: string,
  { name }: Pick<User, 'name'>,
  { product, gateway } = { product: config.productName, gateway: config.publicUrl },
): Mail => ({
  to,
  subject: `${product} CMS: new email address / neue E-Mail-Adresse`,
  text: [
    `The login of ${name} at ${gateway}/admin has a new email address; this one is no longer used.`,
    'If you did not expect this, tell an administrator at once.',
    '',
    `Die Anmeldung von ${name} bei ${gateway}/admin hat eine neue E-Mail-Adresse; diese hier gilt nicht mehr.`,
    'Wenn Sie das nicht erwartet haben, wenden Sie sich sofort an die Administration.',
    '',
  ].join('\n'),
});

const resetTexts: Record<ContentLanguage, { subject: string; before: string[]; after: string[] }> = {
  en: {
    subject: 'CMS: set a new password',
    before: ['Hello,', 'somebody asked for a new password for your login. Set it with this link:'],
    after: [
      `The link is valid for ${resetLifetime} minutes, and once. You are then logged out everywhere. Two-step login, if it is on, stays on.`,
      'Not you? There is nothing you need to do: your password stays as it is.',
    ],
  },
  de: {
    subject: 'CMS: neues Passwort setzen',
    before: [
      'Guten Tag,',
      'für Ihre Anmeldung wurde ein neues Passwort angefordert. Mit diesem Link setzen Sie es:',
    ],
    after: [
      `Der Link gilt ${resetLifetime} Minuten und einmal. Danach sind Sie überall abgemeldet. Die Anmeldung in zwei Schritten bleibt eingeschaltet, wenn Sie sie nutzen.`,
      'Das waren nicht Sie? Dann ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
  },
};

/** The e-mail with the link that sets a new password. */
export function resetEmail(
  { to, token, language }: { to: string; token: string; language: ContentLanguage },
  { product, gateway } = { product: config.productName, gateway: config.publicUrl },
): Mail {
  const { subject, before, after } = resetTexts[language];
  const text = [...before, `${gateway}${resetPath}#${token}`, ...after, product].join('\n\n');
  return { to, subject: `${product} ${subject}`, text: `${text}\n`, forAdministrators: true };
}
