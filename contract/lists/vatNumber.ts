import { cleanIdentifier } from './identifier';

/** The form of a VAT number after its letters, by these letters. `EL` is Greece, `XI` Northern Ireland. */
const patterns = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}(?:\d{3})?|GD[0-4]\d\d|HA[5-9]\d\d)$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}MVA$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}(?:\d{3})?|GD[0-4]\d\d|HA[5-9]\d\d)$/,
} satisfies Record<string, RegExp>;

/** The letters that a VAT number begins with: those of its country, but `EL`, `CHE` and `XI`. */
export type VatNumberLetters = keyof typeof patterns;
export const vatNumberLetters = Object.keys(patterns) as VatNumberLetters[];

/** Whose numbers VIES, the Commission's inquiry, does not know: Great Britain has left it, the others were never in it. */
const outsideVies: readonly VatNumberLetters[] = ['CHE', 'GB', 'NO'];
export const isInVies = (letters: VatNumberLetters): boolean => !outsideVies.includes(letters);

/** A normalised number whose country VIES can ask, in the form of that country. */
export const viesNumberPattern = new RegExp(
  `^(?:${vatNumberLetters
    .filter(isInVies)
    .map((letters) => `${letters}(?:${patterns[letters].source.slice(1, -1)})`)
    .join('|')})$`,
);

/** Why VIES has not answered; `late` also where it was too slow for us. */
export const viesFaults = [
  'invalidInput',
  'memberStateDown',
  'memberStateBusy',
  'busy',
  'down',
  'late',
  'refused',
] as const;
export type ViesFault = (typeof viesFaults)[number];

/** Without separators and in capitals. Greek numbers begin with EL, however they were typed; Belgian ones of nine digits are old. */
const compact = (typed: string): string =>
  typed
    .replace(/[\s.,:/\u2010-\u2015\u2212-]/g, '')
    .toUpperCase()
    .replace(/^GR(?=\d)/, 'EL')
    .replace(/^BE(?=\d{9}$)/, 'BE0');

/** The letters of the country that a normalised number begins with, whatever follows. */
export const lettersOfVatNumber = (number: string): VatNumberLetters | undefined =>
  vatNumberLetters.find((letters) => number.startsWith(letters));

/**
 * Whether a normalised number has the form that its country gives. Only the register (VIES, or that of the country) says
 * whether it is in force.
 */
export function hasVatNumberForm(number: string): boolean {
  const letters = lettersOfVatNumber(number);
  return letters !== undefined && patterns[letters].test(number.slice(letters.length));
}

/**
 * A VAT number as it is stored: without spaces, dots and hyphens, in capitals, and without the words before it, as in
 * “USt-IdNr. DE 999 024 513”. What has the form of no country keeps its words.
 */
export function normaliseVatNumber(typed: string): string {
  const text = cleanIdentifier(typed, 'NFKC');
  const [words = ''] = /^\D*/.exec(text) ?? [];
  const ends = [...words.matchAll(/\P{L}+/gu)].map(({ index, 0: mark }) => index + mark.length);
  const numbers = [0, ...ends].map((end) => compact(text.slice(end)));
  return numbers.find(hasVatNumberForm) ?? compact(text);
}
