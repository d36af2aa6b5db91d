import { z } from 'zod';

import { enquiryKinds, enquiryTopics } from '../lists/enquiries';
import { languages } from '../lists/languages';
import { productKinds } from '../lists/surveys';
import { type Call, noParams } from './call';
import {
  countryCode,
  different,
  filledLine,
  mailAddress,
  oneLine,
  phoneNumber,
  severalLines,
  wholeNumber,
} from './parameters';

const fields = z.object({
  kind: z.enum(enquiryKinds, { error: `must be one of ${enquiryKinds.join(', ')}` }),
  name: filledLine(120),
  email: mailAddress,
  company: oneLine(200).default(''),
  /** A contact's; a trial has none. */
  topic: z.enum([...enquiryTopics, ''], { error: `must be one of ${enquiryTopics.join(', ')}` }).default(''),
  message: severalLines(5_000).default(''),
  /** A trial's: the country that is to be looked at. */
  country: countryCode.or(z.literal('')).default(''),
  /** A trial's: up to three. */
  productKinds: different(
    z
      .array(z.enum(productKinds, { error: `must be of ${productKinds.join(', ')}` }))
      .max(3, { error: 'must name at most three kinds of product' }),
  ).default([]),
  /** A call's: the time that was chosen (`getCallTimes`), and the number to ring. */
  callTime: wholeNumber(1_000_000_000, 0).default(0),
  phone: phoneNumber.or(z.literal('')).default(''),
  /** Date of the privacy notice that stood beside the form. */
  noticeVersion: z.iso.date({ error: 'must be the date of the privacy notice' }),
  /** A hidden field: only machines fill it in. Such an enquiry is answered like any other and not stored. */
  subject: z
    .string({ error: 'must be text' })
    .max(1_000, { error: 'must have at most 1000 characters' })
    .default(''),
  /** Token of a solved captcha, for a call that was answered with 428; it is valid once. */
  captchaToken: z
    .string({ error: 'must be the token of a solved captcha' })
    .max(2_000, { error: 'must be the token of a solved captcha' })
    .default(''),
});

/** The fields of each kind besides the common ones. */
const needed = {
  contact: { topic: 'must say what it is about', message: 'must not be empty' },
  freeTrial: { country: 'must name a country', productKinds: 'must name at least one kind of product' },
  call: { callTime: 'must name a time', phone: 'must be a telephone number' },
} as const;

/** POST /enquiry/save. */
export const enquiryBody = fields.check(({ value, issues }) => {
  for (const [field, message] of Object.entries(needed[value.kind])) {
    const input = value[field as keyof typeof value];
    if (input === 0 || (typeof input !== 'number' && input.length === 0))
      issues.push({ code: 'custom', path: [field], message, input });
  }
});
export type Enquiry = z.output<typeof enquiryBody>;

/** An e-mail is on its way; the enquiry counts once its link was followed and confirmed. Seconds that the link is good for. */
export const wireEnquirySaved = z.object({ validFor: z.number().int().positive() });

/** GET /enquiry/callTimes: when somebody can be spoken to and nobody else will be, the earliest first. */
export const wireCallTime = z.object({
  id: z.number().int().positive(),
  /** ISO 8601 in UTC. */
  start: z.iso.datetime(),
  minutes: z.number().int().positive(),
  /** Name of the person who calls. */
  adviser: z.string().min(1),
  languages: z.array(z.enum(languages)).min(1),
});
export type WireCallTime = z.infer<typeof wireCallTime>;

export const enquiryCalls = {
  getCallTimes: {
    method: 'GET',
    path: '/enquiry/callTimes',
    params: noParams,
    data: z.array(wireCallTime),
  },
  saveEnquiry: {
    method: 'POST',
    path: '/enquiry/save',
    params: enquiryBody,
    data: wireEnquirySaved,
  },
} as const satisfies Record<string, Call>;
