import type { Option, SelectField } from 'payload';

import { type Bilingual, contentLanguages } from '../../domain/languages';

/** Options of a select field, in the order of the list. */
export const optionsOf = <T extends string>(values: readonly T[], names: Record<T, Bilingual>): Option[] =>
  values.map((value) => ({ value, label: names[value] }));

/** The language of a person, or of what a person sent. */
export const languageField: SelectField = {
  name: 'language',
  type: 'select',
  label: { en: 'Language', de: 'Sprache' },
  options: optionsOf(contentLanguages, {
    en: { en: 'English', de: 'Englisch' },
    de: { en: 'German', de: 'Deutsch' },
  }),
};
