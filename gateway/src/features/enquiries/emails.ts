import type { Enquiry } from '@/contract/calls/enquiries';

import { accountPaths, tokenParameter } from '../../domain/accountPaths';
import { destination } from '../../domain/destination';
import { languageParameter } from '../../domain/detectLanguage';
import type { ContentLanguage } from '../../domain/languages';
import { retentionDays } from '../../domain/retention';
import { config } from '../../platform/config/config';
import type { Mail } from '../../platform/mail/smtp';

type Letter = Omit<Mail, 'to'>;
type Kind = Enquiry['kind'];

interface Dependencies {
  product: string;
  siteUrl: string;
  /** Public address of the gateway, without a slash at the end. */
  gateway: string;
}

const dependencies = (): Dependencies => ({
  product: config.productName,
  siteUrl: config.siteUrl,
  gateway: config.publicUrl,
});

/** Paths of the forms on the site. */
export const formPaths: Record<Kind, string> = { contact: '/cht/Contact', freeTrial: '/freeTrial' };
const imprintPath = '/cht/Imprint';

/** Hours for which a link is valid. */
export const linkLifetime = 72;

const subjects: Record<ContentLanguage, Record<Kind, (product: string) => string>> = {
  en: {
    contact: (product) => `Please confirm your message to ${product}`,
    freeTrial: (product) => `Please confirm your request for a trial of ${product}`,
  },
  de: {
    contact: (product) => `Bitte bestätigen Sie Ihre Nachricht an ${product}`,
    freeTrial: (product) => `Bitte bestätigen Sie Ihre Testanfrage bei ${product}`,
  },
};

interface Facts {
  product: string;
  form: string;
  link: string;
  imprint: string;
}

const bodies: Record<ContentLanguage, (facts: Facts) => string[]> = {
  en: ({ product, form, link, imprint }) => [
    'Hello,',
    `this e-mail address was entered in a form of ${product}:\n${form}`,
    `Please confirm with this link that the message came from you. It is valid for ${linkLifetime} hours:\n${link}`,
    'We do not read the message before it is confirmed.',
    `Not you? Then you need not do anything: the details are deleted after ${retentionDays.unconfirmedEnquiry} days, and you will not hear from us again.`,
    `${product}\nImprint: ${imprint}`,
  ],
  de: ({ product, form, link, imprint }) => [
    'Guten Tag,',
    `diese E-Mail-Adresse wurde in ein Formular von ${product} eingetragen:\n${form}`,
    `Bitte bestätigen Sie über diesen Link, dass die Nachricht von Ihnen stammt. Er gilt ${linkLifetime} Stunden:\n${link}`,
    'Vor der Bestätigung liest die Nachricht bei uns niemand.',
    `Das waren nicht Sie? Dann ist nichts zu tun: Die Angaben werden nach ${retentionDays.unconfirmedEnquiry} Tagen gelöscht, und Sie hören nicht wieder von uns.`,
    `${product}\nImpressum: ${imprint}`,
  ],
};

/**
 * The e-mail that asks for confirmation. Nothing that was typed is in it: whoever entered somebody else's address could
 * otherwise have us deliver their text.
 */
export function confirmationEmail(
  { kind, token, language }: { kind: Kind; token: string; language: ContentLanguage },
  { product, siteUrl, gateway } = dependencies(),
): Letter {
  const query = new URLSearchParams({ [tokenParameter]: token, [languageParameter]: language });
  const paragraphs = bodies[language]({
    product,
    form: destination(formPaths[kind], { language, siteUrl }),
    link: `${gateway}${accountPaths.confirm}?${query}`,
    imprint: destination(imprintPath, { language, siteUrl }),
  });
  return { subject: subjects[language][kind](product), text: `${paragraphs.join('\n\n')}\n` };
}

const news: Record<ContentLanguage, Record<Kind, string>> = {
  en: {
    contact: 'A confirmed message is waiting',
    freeTrial: 'A confirmed request for a trial is waiting',
  },
  de: {
    contact: 'Eine bestätigte Nachricht wartet',
    freeTrial: 'Eine bestätigte Testanfrage wartet',
  },
};

/**
 * Tells the company that an enquiry waits, in the language in which it should be answered. It names nobody: what was entered
 * stays in one place.
 */
export const officeEmail = (
  { id, kind, language }: { id: number; kind: Kind; language: ContentLanguage },
  { gateway } = dependencies(),
): Letter => ({
  subject: news[language][kind],
  text: `${news[language][kind]}:\n${gateway}/admin/collections/enquiries/${id}\n`,
});
