import { z } from 'zod';

import { normalisePhoneNumber, phonePattern } from '../lists/phoneNumber';
import { done, noParams, type Call } from './call';
import { documentId, timestamp } from './envelope';
import { channelValue, filledLine } from './parameters';

const phoneError = 'must be a phone number with country code, for example +4930231251';

/** E.164: `+` and 8 to 15 digits, normalised. */
export const phoneNumber = z
  .string({ error: phoneError })
  .overwrite(normalisePhoneNumber)
  .regex(phonePattern, { error: phoneError });

/**
 * Ten to 128 characters, among them a letter and a digit. Nothing that the site takes out of a text before it sends it
 * (requirements, 5): the password that arrives must be the one that was typed.
 */
export const password = z
  .string({ error: 'must have at least 10 characters' })
  .normalize('NFC')
  .min(10, { error: 'must have at least 10 characters' })
  .max(128, { error: 'must have at most 128 characters' })
  .regex(/\p{L}/u, { error: 'must contain a letter' })
  .regex(/\d/, { error: 'must contain a digit' })
  .regex(/^\S(?:.*\S)?$/s, { error: 'must not begin or end with a space' })
  .regex(/^[^\p{C}\p{Extended_Pictographic}\p{Regional_Indicator}\uFE0F\u20E3]*$/u, {
    error: 'must not contain emoji or control characters',
  });

const codeError = 'must be the six digits of the message';

/** The code in the text message. */
export const messageCode = z.string({ error: codeError }).regex(/^\d{6}$/, { error: codeError });

/** The token of a solved captcha; it is valid once. */
const captchaToken = z
  .string({ error: 'must be the token of a solved captcha' })
  .min(1, { error: 'must be the token of a solved captcha' })
  .max(2_000, { error: 'must be the token of a solved captcha' });

/** POST /api/system/user/sendcode. */
export const sendCodeBody = z.object({ phone: phoneNumber, captchaToken });
export type SendCode = z.output<typeof sendCodeBody>;

/** The same for known and unknown numbers. Seconds. */
export const wireCodeSent = z.object({
  validFor: z.number().int().positive(),
  /** Until another code may be asked for. */
  retryAfter: z.number().int().min(0),
  /** In a demonstration: no text message was sent, the code stands in the CMS under “Sent messages”. */
  isDemonstration: z.boolean().optional(),
});
export type WireCodeSent = z.infer<typeof wireCodeSent>;

/** POST /api/system/user/register. */
export const registerBody = z.object({
  phone: phoneNumber,
  code: messageCode,
  password,
  /** Accounts are for businesses only. */
  companyName: filledLine(200),
  /** Id of `allList`: where the merchant says to have heard of us. */
  channelId: z.union([documentId, z.literal('')], { error: 'must be the id of a channel' }).default(''),
  channelNo: channelValue.default(''),
  channelCode: channelValue.default(''),
  /** Version of the terms and the privacy notice that the merchant agreed to, a date. */
  consentVersion: z.iso.date({ error: 'must be the date of the terms agreed to' }),
});
export type Registration = z.output<typeof registerBody>;

/** The session itself travels as the cookie `loginCode` that comes with the answer. */
export const wireRegistered = z.object({ id: documentId, awardTitle: z.string().nullable() });
export type WireRegistered = z.infer<typeof wireRegistered>;

/** GET /api/system/user/info. `phone` is masked but for its last three digits. */
export const wireUserInfo = z.object({
  id: documentId,
  phone: z.string(),
  companyName: z.string(),
  registerTime: timestamp,
});
export type WireUserInfo = z.infer<typeof wireUserInfo>;

export const accountCalls = {
  sendCode: {
    method: 'POST',
    path: '/api/system/user/sendcode',
    params: sendCodeBody,
    data: wireCodeSent,
  },
  register: {
    method: 'POST',
    path: '/api/system/user/register',
    params: registerBody,
    data: wireRegistered,
  },
  getUserInfo: {
    method: 'GET',
    path: '/api/system/user/info',
    // Specified as the body of a GET, which servers on the way may drop, as Next does: the query will do, and so will nothing.
    params: z.object({
      client: z
        .union([z.literal(1), z.literal('1')], { error: 'must be 1' })
        .transform(() => 1)
        .pipe(z.literal(1))
        .default(1),
    }),
    inBody: true,
    token: 'required',
    data: wireUserInfo,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    params: noParams,
    token: 'required',
    data: done,
  },
} as const satisfies Record<string, Call>;
