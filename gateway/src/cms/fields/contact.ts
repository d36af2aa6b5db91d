import type { EmailField, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload';

import { countryCodeOf } from '@/contract/lists/countryName';
import { isEmailAddress, normaliseEmailAddress, withPlainApostrophe } from '@/contract/lists/emailAddress';
import { cleanIdentifier } from '@/contract/lists/identifier';
import { isPhoneNumber, normalisePhoneNumber } from '@/contract/lists/phoneNumber';

import type { Bilingual } from '../../domain/languages';
import { localisedText, validateLocalised } from './text';
import { translate } from './translate';

const noEmail: Bilingual = {
  en: 'Enter a whole e-mail address, such as office@example.com',
  de: 'Geben Sie eine vollständige E-Mail-Adresse ein, etwa office@example.com',
};
const noPhone: Bilingual = {
  en: 'Enter the number with its country code, such as +49 30 123456',
  de: 'Geben Sie die Nummer mit Ländervorwahl ein, etwa +49 30 123456',
};
const noCountry: Bilingual = {
  en: 'Enter the name of a country, such as Germany',
  de: 'Geben Sie den Namen eines Landes ein, etwa Deutschland',
};

/** `right` is the address, or the link to it, with the plain sign. */
export const typographicApostrophe = (right: string): Bilingual => ({
  en: `E-mail addresses have a plain apostrophe: write ${right}`,
  de: `E-Mail-Adressen haben einen geraden Apostroph: Schreiben Sie ${right}`,
});

const normalised =
  (normalise: (typed: string) => string) =>
  ({ value }: { value?: unknown }): unknown =>
    typeof value === 'string' ? normalise(value) : value;

/** The e-mail address of the house. */
export const emailField: EmailField = {
  name: 'email',
  type: 'email',
  label: { en: 'E-mail', de: 'E-Mail' },
  required: true,
  hooks: { beforeValidate: [normalised(normaliseEmailAddress)] },
  validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) => {
    const address = normaliseEmailAddress(value ?? '');
    if (isEmailAddress(address)) return true;
    const plain = withPlainApostrophe(address);
    return translate(plain ? typographicApostrophe(plain) : noEmail, req);
  },
};

/** The telephone number of the house, as it is printed: with spaces, and dialled without them. */
export const phoneField: TextField = {
  name: 'phone',
  type: 'text',
  label: { en: 'Telephone', de: 'Telefon' },
  required: true,
  hooks: { beforeValidate: [normalised((typed) => cleanIdentifier(typed, 'NFKC'))] },
  validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
    isPhoneNumber(normalisePhoneNumber(value ?? '')) || translate(noPhone, req),
};

const validateCountry: TextFieldSingleValidation = (value, { req }) =>
  value && !countryCodeOf(value)
    ? translate(noCountry, req)
    : validateLocalised(value, {}, req.locale, req.i18n.language);

/** The country of the house by its name, from which search engines are told its code. */
export const countryField = {
  ...localisedText('country', { en: 'Country', de: 'Land' }),
  validate: validateCountry,
} as TextField;
