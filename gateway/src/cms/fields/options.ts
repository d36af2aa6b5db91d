import type { Option, SelectField } from 'payload';

import { type Bilingual, contentLanguages, languageNames } from '../../domain/languages';

/** Options of a select field, in the order of the list. */
export const optionsOf = <T extends string>(values: readonly T[], names: Record<T, Bilingual>): Option[] =>
  values.map((value) => ({ value, label: names[value] }));

type ChoiceOptions = Partial<
  Pick<SelectField, 'admin' | 'defaultValue' | 'filterOptions' | 'hasMany' | 'index' | 'required'>
>;

/** A choice from a list of the contract or of the domain. */
export const choiceField = <T extends string>(
  name: string,
  label: Bilingual,
  values: readonly T[],
  names: Record<T, Bilingual>,
  more: ChoiceOptions = {},
): SelectField => ({ name, type: 'select', label, options: optionsOf(values, names), ...more });

/** The language of a person, or of what a person sent. */
export const languageField = choiceField(
  'language',
  { en: 'Language', de: 'Sprache' },
  contentLanguages,
  languageNames,
);
