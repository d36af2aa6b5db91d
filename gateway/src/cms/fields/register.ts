import type { Field, TextareaField, TextField } from 'payload';

import type { Bilingual } from '../../domain/languages';
import { countryField } from './country';
import { searchTextField } from './searchText';
import { unlocalisedText } from './text';

/** The number by which an entry of a register is found. */
export const registerNumber = (name: string, example: string): TextField => ({
  ...unlocalisedText(
    name,
    { en: 'Number', de: 'Nummer' },
    {
      maxLength: 40,
      description: { en: `For example ${example}.`, de: `Zum Beispiel ${example}.` },
    },
  ),
  unique: true,
  index: true,
});

/** The company that an entry is about. */
export const registerCompany = (name: Bilingual, country: Bilingual): Field[] => [
  unlocalisedText('companyName', name, {
    maxLength: 200,
    description: { en: 'As entered in the commercial register.', de: 'Wie im Handelsregister.' },
  }),
  countryField({ name: 'companyCountry', label: country }),
];

/** The text that a search of a register looks into, in each language in which the product is named. */
export const registerSearch = (...names: string[]): TextareaField =>
  searchTextField((data) =>
    data.productName ? names.map((name) => (data[name] as string | null | undefined) ?? '') : null,
  );
