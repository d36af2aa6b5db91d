import type { VatNumberLetters } from '@/contract/lists/vatNumber';

/** The Commission's own page of VIES, and where it describes the forms of the numbers. */
export const viesPage = 'https://ec.europa.eu/taxation_customs/vies/';
export const viesForms = 'https://ec.europa.eu/taxation_customs/vies/#/faq';

/** Who confirms name and address to whoever has a German number. */
export const germanOffice = 'https://www.bzst.de';

/** The registers of countries whose numbers VIES does not know. */
export const registersOutsideVies = {
  GB: 'https://www.gov.uk/check-uk-vat-number',
  CHE: 'https://www.uid.admin.ch',
  NO: 'https://www.brreg.no/en/',
} as const satisfies Partial<Record<VatNumberLetters, string>>;

export type LettersOutsideVies = keyof typeof registersOutsideVies;

export const isOutsideVies = (letters: VatNumberLetters): letters is LettersOutsideVies =>
  letters in registersOutsideVies;
