import { cleanIdentifier } from './identifier';

/** Calling codes of one and of two digits; all others have three. */
const shortCodes = '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]';
const codeAndZero = new RegExp(String.raw`^\+(${shortCodes}|(?!${shortCodes})\d{3})0+`);

/** Calling codes of countries whose own numbers begin with a zero: Italy's is part of the number. */
const zeroIsKept = ['39', '225', '226', '227', '229', '241', '242', '247', '378', '992'];

/**
 * A telephone number as people write it, without separators: `tel:+49 (0)151 / 234-567`, `+49 0151 234567` and
 * `0049 151 234567` become `+49151234567`. What has no country code stays without one.
 */
export const normalisePhoneNumber = (typed: string): string =>
  cleanIdentifier(typed, 'NFKC')
    // A label: “tel:”, “Telefon: ”, “Mobile ”.
    .replace(/^\p{L}[\p{L}.:\s]*(?=[+(\d])/u, '')
    .replace(/[\s().\-/‐-―−]/g, '')
    .replace(/^\+?00/, '+')
    .replace(codeAndZero, (whole, code: string) => (zeroIsKept.includes(code) ? whole : `+${code}`));

/** A normalised number with its country code (E.164): `+` and 8 to 15 digits. */
export const phonePattern = /^\+[1-9]\d{7,14}$/;

export const isPhoneNumber = (phone: string): boolean => phonePattern.test(phone);

/** A number that a person reads and rings, however it is written: digits, and what people put between them. */
export const writtenPhonePattern = /^\+?[\d ()/.-]{6,30}$/;

/** The target of a link that calls a number, however it is written. */
export const telHref = (phone: string): string => `tel:${normalisePhoneNumber(phone)}`;
