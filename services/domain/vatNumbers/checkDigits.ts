import { validate as AT } from 'stdnum/lib/cjs/at/uid';
import { validate as BE } from 'stdnum/lib/cjs/be/vat';
import { validate as CHE } from 'stdnum/lib/cjs/ch/vat';
import { validate as CY } from 'stdnum/lib/cjs/cy/vat';
import { validate as CZ } from 'stdnum/lib/cjs/cz/dic';
import { validate as DE } from 'stdnum/lib/cjs/de/vat';
import { validate as DK } from 'stdnum/lib/cjs/dk/cvr';
import { validate as EE } from 'stdnum/lib/cjs/ee/kmkr';
import { validate as ES } from 'stdnum/lib/cjs/es/nif';
import { validate as FI } from 'stdnum/lib/cjs/fi/alv';
import { validate as FR } from 'stdnum/lib/cjs/fr/tva';
import { validate as GB } from 'stdnum/lib/cjs/gb/vat';
import { validate as EL } from 'stdnum/lib/cjs/gr/vat';
import { validate as HR } from 'stdnum/lib/cjs/hr/oib';
import { validate as HU } from 'stdnum/lib/cjs/hu/anum';
import { validate as IE } from 'stdnum/lib/cjs/ie/vat';
import { validate as IT } from 'stdnum/lib/cjs/it/iva';
import { validate as LT } from 'stdnum/lib/cjs/lt/pvm';
import { validate as LU } from 'stdnum/lib/cjs/lu/tva';
import { validate as LV } from 'stdnum/lib/cjs/lv/pvn';
import { validate as MT } from 'stdnum/lib/cjs/mt/vat';
import { validate as NL } from 'stdnum/lib/cjs/nl/btw';
import { validate as NO } from 'stdnum/lib/cjs/no/mva';
import { validate as PL } from 'stdnum/lib/cjs/pl/nip';
import { validate as PT } from 'stdnum/lib/cjs/pt/nif';
import { validate as RO } from 'stdnum/lib/cjs/ro/cif';
import { validate as SE } from 'stdnum/lib/cjs/se/vat';
import { validate as SI } from 'stdnum/lib/cjs/si/ddv';

import type { VatNumberLetters } from '@/contract/lists/vatNumber';

import type { ReadVatNumber, VatNumberOutcome } from './vatNumberEntry';

/** The library's rules, for a number with its letters. */
const rules: Partial<Record<VatNumberLetters, typeof DE>> = {
  ...{ AT, BE, CY, CZ, DE, DK, EE, EL, ES, FI, FR, GB, HR, HU, IE, IT, LT, LU, LV, MT, NL, NO, PL, PT },
  ...{ RO, SE, SI },
};

/** Bulgarian companies; the library refuses those that begin with 4 to 8. */
function isBulgarian(digits: string): boolean {
  const sum = (first: number) =>
    [...digits.slice(0, 8)].reduce((total, digit, place) => total + Number(digit) * (first + place), 0) % 11;
  const remainder = sum(1) === 10 ? sum(3) % 10 : sum(1);
  return remainder === Number(digits[8]);
}

/** Undefined where nobody can say: persons in Bulgaria, and in Latvia those with a number since 2017. */
function hasRightDigits(letters: VatNumberLetters, number: string): boolean | undefined {
  const rest = number.slice(letters.length);
  if (letters === 'BG') return rest.length === 9 ? isBulgarian(rest) : undefined;
  if (letters === 'LV' && rest.startsWith('32')) return undefined;
  // The library refuses numbers that begin with 1, 5 or 6.
  if (letters === 'SK') return Number(rest) % 11 === 0;
  // The library refuses numbers without the addition.
  if (letters === 'CHE') return CHE(/\d$/.test(number) ? `${number}MWST` : number).isValid;
  // Northern Ireland has British numbers with letters of its own.
  return letters === 'XI' ? GB(`GB${rest}`).isValid : rules[letters]?.(number).isValid;
}

/** Whether a number could exist: its form, and the digits that find typing errors. */
export function outcomeOf({ number, letters, hasForm }: ReadVatNumber): VatNumberOutcome {
  if (!hasForm) return 'wrongForm';
  const isRight = hasRightDigits(letters, number);
  if (isRight === undefined) return 'wellFormed';
  return isRight ? 'possible' : 'wrongDigits';
}
