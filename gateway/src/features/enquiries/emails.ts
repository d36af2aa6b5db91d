import type { Enquiry } from '@/contract/calls/enquiries';

import { confirmPath } from '../../domain/accountPaths';
import { destination } from '../../domain/destination';
import type { BookedCall } from '../../domain/enquiry';
import { formatMoment } from '../../domain/formatMoment';
import type { ContentLanguage } from '../../domain/languages';
import { europeanTags } from '../../domain/money';
import { retentionDays } from '../../domain/retention';
import { config } from '../../platform/config/config';
import type { Mail } from '../../platform/mail/smtp';

export type Letter = Omit<Mail, 'to'>;
/** The form that was sent, or a quote that the contact form was sent for. */
export type LetterKind = Enquiry['kind'] | 'quote';

/** The name that letters use for an enquiry. */
export const letterKindOf = ({
  kind,
  topic,
}: {
  kind: Enquiry['kind'];
  topic?: string | null;
}): LetterKind => (topic === 'quote' ? topic : kind);

interface Dependencies {
  product: string;
  siteUrl: string;
  /** Public address of the gateway, without a slash at the end. */
  gateway: string;
}

export const dependencies = (): Dependencies => ({
  product: config.productName,
  siteUrl: config.siteUrl,
  gateway: config.publicUrl,
});

/** Paths of the forms on the site. */
export const formPaths: Record<LetterKind, string> = {
  contact: '/cht/Contact',
  quote: '/cht/Contact',
  call: '/cht/Contact',
  freeTrial: '/freeTrial',
};
export const imprintPath = '/cht/Imprint';

/** Hours for which a link is valid. As long as it is, nobody else can book the time of a call. */
export const linkHours = (kind: LetterKind): number => (kind === 'call' ? 1 : 72);

const subjects: Record<ContentLanguage, Record<LetterKind, (product: string) => string>> = {
  en: {
    contact: (product) => `Please confirm your message to ${product}`,
    quote: (product) => `Please confirm your request for a quote from ${product}`,
    call: (product) => `Please confirm your call with ${product}`,
    freeTrial: (product) => `Please confirm your request for a trial of ${product}`,
  },
  de: {
    contact: (product) => `Bitte bestätigen Sie Ihre Nachricht an ${product}`,
    quote: (product) => `Bitte bestätigen Sie Ihre Angebotsanfrage bei ${product}`,
    call: (product) => `Bitte bestätigen Sie Ihren Telefontermin mit ${product}`,
    freeTrial: (product) => `Bitte bestätigen Sie Ihre Testanfrage bei ${product}`,
  },
};

interface Facts {
  product: string;
  form: string;
  link: string;
  imprint: string;
  /** Hours that the link is good for, in words. */
  hours: string;
}

const bodies: Record<ContentLanguage, (facts: Facts) => string[]> = {
  en: ({ product, form, link, imprint, hours }) => [
    'Hello,',
    `this e-mail address was entered in a form of ${product}:\n${form}`,
    `Please confirm with this link that the message came from you. It is valid for ${hours}:\n${link}`,
    'We answer once it is confirmed.',
    `Not you? There is nothing you need to do: the details are deleted after ${retentionDays.unconfirmedEnquiry} days, and you will not hear from us again.`,
    `${product}\nImprint: ${imprint}`,
  ],
  de: ({ product, form, link, imprint, hours }) => [
    'Guten Tag,',
    `diese E-Mail-Adresse wurde in ein Formular von ${product} eingetragen:\n${form}`,
    `Bitte bestätigen Sie über diesen Link, dass die Nachricht von Ihnen stammt. Er gilt ${hours}:\n${link}`,
    'Wir antworten, sobald sie bestätigt ist.',
    `Das waren nicht Sie? Dann ist nichts zu tun: Die Angaben werden nach ${retentionDays.unconfirmedEnquiry} Tagen gelöscht, und Sie hören nicht wieder von uns.`,
    `${product}\nImpressum: ${imprint}`,
  ],
};

/**
 * The e-mail that asks for confirmation. Nothing that was typed is in it: whoever entered somebody else's address could
 * otherwise have us deliver their text.
 */
export function confirmationEmail(
  { kind, token, language }: { kind: LetterKind; token: string; language: ContentLanguage },
  { product, siteUrl, gateway } = dependencies(),
): Letter {
  const paragraphs = bodies[language]({
    product,
    form: destination(formPaths[kind], { language, siteUrl }),
    link: gateway + confirmPath(token, language),
    hours: new Intl.NumberFormat(europeanTags[language], {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'long',
    }).format(linkHours(kind)),
    imprint: destination(imprintPath, { language, siteUrl }),
  });
  return { subject: subjects[language][kind](product), text: `${paragraphs.join('\n\n')}\n` };
}

type CallLetter = 'booked' | 'reminder';

const callSubjects: Record<ContentLanguage, Record<CallLetter, (product: string) => string>> = {
  en: {
    booked: (product) => `Your call with ${product} is booked`,
    reminder: (product) => `Reminder: your call with ${product}`,
  },
  de: {
    booked: (product) => `Ihr Telefontermin mit ${product} steht fest`,
    reminder: (product) => `Erinnerung: Ihr Telefontermin mit ${product}`,
  },
};

/** When somebody rings, and a link to the calendar file and to call it off. The number is not repeated. */
export function callEmail(
  letter: CallLetter,
  { call, token, language }: { call: BookedCall; token: string; language: ContentLanguage },
  { product, siteUrl, gateway } = dependencies(),
): Letter {
  const when = formatMoment(call.start, language);
  const link = gateway + confirmPath(token, language);
  const imprint = destination(imprintPath, { language, siteUrl });
  const { adviser, minutes } = call;
  const paragraphs = {
    en: [
      'Hello,',
      `${adviser} will call you on the number that you gave us:\n${when} (Berlin time), about ${minutes} minutes`,
      `For your calendar, or to cancel:\n${link}`,
      `${product}\nImprint: ${imprint}`,
    ],
    de: [
      'Guten Tag,',
      `${adviser} ruft Sie unter der Nummer an, die Sie uns genannt haben:\n${when} Uhr (Berliner Zeit), etwa ${minutes} Minuten`,
      `Für Ihren Kalender oder zum Absagen:\n${link}`,
      `${product}\nImpressum: ${imprint}`,
    ],
  }[language];
  return { subject: callSubjects[language][letter](product), text: `${paragraphs.join('\n\n')}\n` };
}

const news: Record<ContentLanguage, Record<LetterKind | 'cancelled', string>> = {
  en: {
    contact: 'A confirmed message is waiting',
    quote: 'A confirmed request for a quote is waiting',
    call: 'A call was booked',
    cancelled: 'A call was cancelled',
    freeTrial: 'A confirmed request for a trial is waiting',
  },
  de: {
    contact: 'Eine bestätigte Nachricht wartet',
    quote: 'Eine bestätigte Angebotsanfrage wartet',
    call: 'Ein Telefontermin wurde gebucht',
    cancelled: 'Ein Telefontermin wurde abgesagt',
    freeTrial: 'Eine bestätigte Testanfrage wartet',
  },
};

/**
 * Tells the company that an enquiry waits, in the language in which it should be answered. It names nobody: what was entered
 * stays in one place.
 */
export const officeEmail = (
  { id, kind, language }: { id: number; kind: LetterKind | 'cancelled'; language: ContentLanguage },
  { gateway } = dependencies(),
): Letter => ({
  subject: news[language][kind],
  text: `${news[language][kind]}:\n${gateway}/admin/collections/enquiries/${id}\n`,
});
