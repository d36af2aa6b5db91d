import {
  hasVatNumberForm,
  lettersOfVatNumber,
  normaliseVatNumber,
  type VatNumberLetters,
  vatNumberLetters,
} from '@/contract/lists/vatNumber';

/** What somebody has entered, as typed. */
export interface VatNumberEntry {
  number: string;
  /** For a number without the letters of its country; empty otherwise. */
  letters: VatNumberLetters | '';
}

/** Why there is nothing to check. */
export type VatNumberFault = 'missing' | 'tooLong' | 'noCountry';

/** A number in capitals without separators, and the country that it is to be from. */
export interface ReadVatNumber {
  number: string;
  letters: VatNumberLetters;
  hasForm: boolean;
}

/** What form and check digits say; `wellFormed` where the form is right and the digits of this kind are not checked. */
export type VatNumberOutcome = 'possible' | 'wellFormed' | 'wrongForm' | 'wrongDigits';

/** An entry that the server has checked. */
export interface SentVatNumber {
  entry: VatNumberEntry;
  /** Null where there was nothing to check. */
  outcome: VatNumberOutcome | null;
}

/** With words before it and separators within; the longest number has 16 characters. */
const longestEntry = 40;

const text = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** The entry in an address; undefined where it asks for nothing. */
export function entryOfQuery(query: NodeJS.Dict<string | string[]>): VatNumberEntry | undefined {
  if (query.number === undefined) return undefined;
  const asked = text(query.country);
  return {
    number: text(query.number),
    letters: vatNumberLetters.find((letters) => letters === asked) ?? '',
  };
}

/** The query of an address that asks for an entry. */
export const queryOfEntry = ({ number, letters }: VatNumberEntry): Record<string, string> => ({
  number: number.trim(),
  ...(letters && { country: letters }),
});

const ofCountry = (number: string, letters: VatNumberLetters | undefined) =>
  letters ? { number, letters, hasForm: hasVatNumberForm(number) } : { fault: 'noCountry' as const };

/**
 * Reads an entry. Letters in the number count before the country that was chosen, unless they belong to the number: the
 * French key may have letters too.
 */
export function readVatNumber({
  number: typed,
  letters,
}: VatNumberEntry): { fault: VatNumberFault } | ReadVatNumber {
  if (!typed.trim()) return { fault: 'missing' };
  if (typed.trim().length > longestEntry) return { fault: 'tooLong' };
  const number = normaliseVatNumber(typed);
  if (hasVatNumberForm(number)) return ofCountry(number, lettersOfVatNumber(number));
  // In Norway itself the letters are left out.
  const chosen = letters || (/^\d{9}MVA$/.test(number) ? 'NO' : '');
  const completed = normaliseVatNumber(`${chosen}${number}`);
  if (chosen && hasVatNumberForm(completed)) return ofCountry(completed, chosen);
  const own = lettersOfVatNumber(number);
  return own ? ofCountry(number, own) : ofCountry(completed, chosen || undefined);
}
