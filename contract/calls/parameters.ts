import { z } from 'zod';

import {
  emailPattern,
  maxEmailLength,
  normaliseEmailAddress,
  withPlainApostrophe,
} from '../lists/emailAddress';
import { writtenPhonePattern } from '../lists/phoneNumber';

/** A whole number from `min` to `max`. Parameters cross the wire as text: plain digits, not `1e3`, `0x10` or ` 5 `. */
export const wholeNumber = (max: number, min = 1) => {
  const error = `must be a whole number from ${min} to ${max}`;
  const text = z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number);
  return z
    .union([z.number(), text], { error })
    .pipe(z.number({ error }).int({ error }).min(min, { error }).max(max, { error }));
};

const pageKeyError = 'must be a page key: a letter, then at most 39 letters or digits';
export const pageKey = z
  .string({ error: pageKeyError })
  .regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, { error: pageKeyError });

/** Which page of a list; `pageNum` counts from 1. */
export const paging = (defaultSize: number, maxSize = 100) => ({
  pageNum: wholeNumber(10_000).default(1),
  pageSize: wholeNumber(maxSize).default(defaultSize),
});

/** One line of text; control characters have no place in it, and PostgreSQL refuses some. */
export const oneLine = (max: number) =>
  z
    .string({ error: 'must be text' })
    .max(max, { error: `must have at most ${max} characters` })
    .regex(/^\P{Cc}*$/u, { error: 'must be one line of text' });

/** One line of text with something in it. */
export const filledLine = (max: number) => oneLine(max).regex(/\S/, { error: 'must not be empty' });

/** Text of several lines, without other control characters. */
export const severalLines = (max: number) =>
  z
    .string({ error: 'must be text' })
    .max(max, { error: `must have at most ${max} characters` })
    .regex(/^(?:\P{Cc}|[\t\n\r])*$/u, { error: 'must be text without control characters' });

export const countryCode = z
  .string({ error: 'must be an ISO 3166-1 alpha-2 country code' })
  .regex(/^[A-Z]{2}$/, { error: 'must be an ISO 3166-1 alpha-2 country code' });

/** A telephone number as people write it. */
export const phoneNumber = z
  .string({ error: 'must be a telephone number' })
  .regex(writtenPhonePattern, { error: 'must be a telephone number' });

/** Each at most once: the database keeps no more. */
export const different = <T extends z.ZodType>(list: z.ZodArray<T>) =>
  list
    .refine((items) => new Set(items).size === items.length, { error: 'must name each one once' })
    .meta({ uniqueItems: true });

/** Channel tracking (requirements, 9): as they stand in the address, hence any short text. */
export const channelValue = z
  .string({ error: 'must be text' })
  .max(64, { error: 'must have at most 64 characters' })
  .regex(/^[\w.-]*$/, { error: 'may have letters, digits, dots, hyphens and underscores only' });

export const customUidError = 'must be the address of a campaign page';

/** Last part of a campaign page's address. */
export const customUid = z
  .string({ error: customUidError })
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/, { error: customUidError });

/** Text of a search: shorter than two characters finds everything, so it is refused. */
export const keyword = z
  .string({ error: 'must be text of 2 to 100 characters' })
  .min(2, { error: 'must have at least 2 characters' })
  .max(100, { error: 'must have at most 100 characters' });

const emailError = 'must be an e-mail address';

/** An address that a letter may be sent to, normalised. */
export const mailAddress = z
  .string({ error: emailError })
  .overwrite(normaliseEmailAddress)
  .max(maxEmailLength, { error: emailError })
  .check(
    z.email({
      pattern: emailPattern,
      error: ({ input }) => {
        const plain = withPlainApostrophe(String(input));
        return plain ? `must have a plain apostrophe: ${plain}` : emailError;
      },
    }),
  );
