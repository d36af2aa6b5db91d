import {
  isEmailAddress,
  maxEmailLength,
  normaliseEmailAddress,
  withPlainApostrophe,
} from '@/contract/lists/emailAddress';
import type { EnquiryKind, EnquiryTopic } from '@/contract/lists/enquiries';
import { writtenPhonePattern } from '@/contract/lists/phoneNumber';
import { sanitise } from '@/contract/lists/sanitise';
import type { ProductKind } from '@/contract/lists/surveys';

import type { Enquiry } from './enquiry';

/** A form as it was filled in; a field that the form does not have is missing. */
export interface EnquiryEntries {
  name?: string;
  email?: string;
  company?: string;
  topic?: string;
  country?: string;
  productKinds?: string[];
  callTime?: string;
  phone?: string;
  message?: string;
  trap?: string;
}
/** A form in which nothing is filled in yet. */
export const noEntries: Required<EnquiryEntries> = {
  name: '',
  email: '',
  company: '',
  topic: '',
  country: '',
  productKinds: [],
  callTime: '',
  phone: '',
  message: '',
  trap: '',
};
export type EnquiryField = Exclude<keyof EnquiryEntries, 'trap'>;
export type EnquiryFault = 'missing' | 'wrong' | 'apostrophe' | 'tooLong' | 'tooMany';

/** The visible fields of each form, in the order of the page. */
export const enquiryFields: Record<EnquiryKind, readonly EnquiryField[]> = {
  contact: ['name', 'company', 'email', 'topic', 'message'],
  freeTrial: ['name', 'company', 'email', 'country', 'productKinds', 'message'],
  call: ['callTime', 'phone', 'name', 'company', 'email', 'message'],
};

export const maxLengths = {
  name: 120,
  email: maxEmailLength,
  company: 200,
  message: 5_000,
  productKinds: 3,
} as const;

type Sent = Required<EnquiryEntries>;
type Rule = (sent: Sent, kind: EnquiryKind) => EnquiryFault | false;

const isOneLine = (text: string) => /^\P{Cc}*$/u.test(text);
const line = (text: string, most: number) =>
  text.length > most ? 'tooLong' : !isOneLine(text) && ('wrong' as const);

const rules: Record<EnquiryField, Rule> = {
  name: ({ name }) => (name === '' ? 'missing' : line(name, maxLengths.name)),
  email: ({ email }) => {
    if (email === '') return 'missing';
    if (withPlainApostrophe(email)) return 'apostrophe';
    return !isEmailAddress(email) && 'wrong';
  },
  company: ({ company }) => line(company, maxLengths.company),
  topic: ({ topic }) => topic === '' && 'missing',
  country: ({ country }) => country === '' && 'missing',
  productKinds: ({ productKinds }) => {
    if (productKinds.length === 0) return 'missing';
    return productKinds.length > maxLengths.productKinds && 'tooMany';
  },
  callTime: ({ callTime }) => !/^\d{1,9}$/.test(callTime) && 'missing',
  phone: ({ phone }) => {
    if (phone === '') return 'missing';
    return !writtenPhonePattern.test(phone) && 'wrong';
  },
  message: ({ message }, kind) => {
    if (message === '') return kind === 'contact' && 'missing';
    if (message.length > maxLengths.message) return 'tooLong';
    return !/^(?:\P{Cc}|[\t\n\r])*$/u.test(message) && 'wrong';
  },
};

/** Validates the values as they are sent: a name of spaces is empty (requirements, 5). */
function toSent(entries: EnquiryEntries): Sent {
  const { productKinds, ...texts } = entries;
  const clean = sanitise(texts) as Omit<EnquiryEntries, 'productKinds'>;
  const { name = '', company = '', topic = '', country = '', message = '', trap = '' } = clean;
  const { callTime = '', phone = '' } = clean;
  const email = normaliseEmailAddress(clean.email ?? '');
  const lists = { productKinds: productKinds ?? [] };
  return { name, email, company, topic, country, callTime, phone, message, trap, ...lists };
}

/** Returns the errors of a form by field; empty if the gateway accepts it too (a test compares both). */
export function enquiryFaults(
  kind: EnquiryKind,
  entries: EnquiryEntries,
): Partial<Record<EnquiryField, EnquiryFault>> {
  const sent = toSent(entries);
  const judged = enquiryFields[kind].map((field) => [field, rules[field](sent, kind)] as const);
  return Object.fromEntries(judged.filter(([, fault]) => fault));
}

/** A form without faults, as it is sent. */
export function toEnquiry(kind: EnquiryKind, entries: EnquiryEntries, noticeVersion: string): Enquiry {
  const { topic, country, productKinds, callTime, phone, ...typed } = toSent(entries);
  const sender = { ...typed, noticeVersion };
  switch (kind) {
    case 'contact':
      return { kind, ...sender, topic: topic as EnquiryTopic };
    case 'freeTrial':
      return { kind, ...sender, country, productKinds: productKinds as ProductKind[] };
    case 'call':
      return { kind, ...sender, callTime: Number(callTime), phone };
  }
}
