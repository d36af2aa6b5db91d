import { z } from 'zod';

import { enquiryKinds, enquiryTopics } from '../lists/enquiries';
import { productKinds } from '../lists/surveys';
import type { Call } from './call';
import { countryCode, different, filledLine, mailAddress, oneLine, severalLines } from './parameters';

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
} as const;

/** POST /enquiry/save. */
export const enquiryBody = fields.check(({ value, issues }) => {
  for (const [field, message] of Object.entries(needed[value.kind])) {
    const input = value[field as keyof typeof value];
    if (input.length === 0) issues.push({ code: 'custom', path: [field], message, input });
  }
});
export type Enquiry = z.output<typeof enquiryBody>;

/** An e-mail is on its way; the enquiry counts once its link was followed and confirmed. Seconds that the link is good for. */
export const wireEnquirySaved = z.object({ validFor: z.number().int().positive() });

export const enquiryCalls = {
  saveEnquiry: {
    method: 'POST',
    path: '/enquiry/save',
    params: enquiryBody,
    data: wireEnquirySaved,
  },
} as const satisfies Record<string, Call>;
