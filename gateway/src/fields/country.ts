import type { TextField } from 'payload';

import type { Bilingual } from '../domain/languages';

const help: Bilingual = {
  en: 'Two capital letters: DE, FR, GB, and EU for the European Union.',
  de: 'Zwei Großbuchstaben: DE, FR, GB und EU für die Europäische Union.',
};

/** A country as ISO 3166-1 alpha-2. */
export const countryField = (unique = false): TextField => ({
  name: 'country',
  type: 'text',
  label: { en: 'Country', de: 'Land' },
  required: true,
  unique,
  validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
    (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) || help[req.i18n.language === 'de' ? 'de' : 'en'],
  admin: { description: help },
});
