import { randomInt } from 'node:crypto';

import type { Page } from '@playwright/test';

import type { Cms } from './cms';
import type { Locale } from './routes';

/** Texts of the pages with a form, in both languages. */
export const words = {
  en: {
    name: 'Name',
    email: 'E-mail address',
    topic: 'What is it about?',
    country: 'Which country should we check?',
    message: /^(Message|Anything we should know)/,
    send: /^(Send the message|Request this quote|Request the trial)$/,
    toys: 'Toys',
    sent: 'One more step: confirm by e-mail',
    back: 'Back to the form',
    confirm: 'Yes, it came from me',
    confirmed: 'Confirmed. Thank you.',
    already: 'Already confirmed',
    missing: '4 entries are missing or wrong',
    sending: 'Sending …',
    failed: 'The form could not be sent.',
  },
  de: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    topic: 'Worum geht es?',
    country: 'Welches Land sollen wir prüfen?',
    message: /^(Nachricht|Was wir noch wissen sollten)/,
    send: /^(Nachricht senden|Dieses Angebot anfordern|Test anfragen)$/,
    toys: 'Spielzeug',
    sent: 'Noch ein Schritt: per E-Mail bestätigen',
    back: 'Zurück zum Formular',
    confirm: 'Ja, sie stammt von mir',
    confirmed: 'Bestätigt. Vielen Dank.',
    already: 'Bereits bestätigt',
    missing: '4 Angaben fehlen oder sind falsch',
    sending: 'Wird gesendet …',
    failed: 'Das Formular konnte nicht gesendet werden.',
  },
} satisfies Record<Locale, object>;

/** A mailbox that no other test has used. */
export const newMailbox = () => `visitor${randomInt(10 ** 9, 10 ** 10)}@example.com`;

export const formOf = (page: Page) => page.locator('#enquiry');

/** Fills in whichever form the page has. */
export async function fillIn(page: Page, locale: Locale, email: string) {
  const [form, text] = [formOf(page), words[locale]];
  await form.getByLabel(text.name, { exact: true }).fill('Jörg Weiß');
  await form.getByLabel(text.email).fill(email);
  await form.getByLabel(text.message).fill('Grüße\n\nund eine Frage.');
  const topic = form.getByLabel(text.topic);
  if ((await topic.count()) > 0) await topic.selectOption('products');
  const country = form.getByLabel(text.country);
  if ((await country.count()) === 0) return;
  await country.selectOption('PL');
  await form.getByLabel(text.toys).check();
}

/** The link of the e-mail that went to a mailbox last. */
export async function linkTo(cms: Cms, mailbox: string): Promise<string> {
  const [link] = /https?:\/\/\S+\/user\/confirm\?\S+/.exec(await cms.lastMessage(mailbox)) ?? [];
  if (!link) throw new Error(`No link was sent to ${mailbox}.`);
  return link;
}
