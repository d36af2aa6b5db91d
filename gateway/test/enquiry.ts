import { randomInt } from 'node:crypto';

import type { CallParams } from '@/contract/calls/calls';

import { cms } from './cms';

export type GivenEnquiry = CallParams<'saveEnquiry'>;

/** A mailbox that no other test has used. */
export const newMailbox = (): string => `merchant${randomInt(10 ** 9, 10 ** 10)}@example.com`;

export const contact = (more: Partial<GivenEnquiry> = {}): GivenEnquiry => ({
  kind: 'contact',
  name: 'Jörg Weiß',
  email: newMailbox(),
  company: 'Südlicht & Söhne KG',
  topic: 'products',
  message: 'Guten Tag,\n\nwir verkaufen Kopfhörer nach Frankreich.',
  noticeVersion: '2026-11-20',
  ...more,
});

export const trial = (more: Partial<GivenEnquiry> = {}): GivenEnquiry => ({
  kind: 'freeTrial',
  name: 'Li Wei',
  email: newMailbox(),
  country: 'PL',
  productKinds: ['toy', 'battery'],
  noticeVersion: '2026-11-20',
  ...more,
});

interface Letter {
  kind: string;
  subject: string;
  text: string;
}

/** The e-mails that went to a mailbox, the newest first, as the admin shows them. */
export async function emailsTo(mailbox: string): Promise<Letter[]> {
  const query = new URLSearchParams({ 'where[recipient][equals]': mailbox, sort: '-id' });
  return (await cms<{ docs: Letter[] }>('GET', `/sent-messages?${query}`)).docs;
}

/** The link in the newest e-mail to a mailbox. */
export async function linkTo(mailbox: string): Promise<string> {
  const [letter] = await emailsTo(mailbox);
  const [link] = /https?:\/\/\S+\/user\/confirm\?\S+/.exec(letter?.text ?? '') ?? [];
  if (!link) throw new Error(`No link was sent to ${mailbox}.`);
  return link;
}
