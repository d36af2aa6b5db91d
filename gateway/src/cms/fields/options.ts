import type { Option } from 'payload';

import type { Bilingual } from '../../domain/languages';

/** Options of a select field, in the order of the list. */
export const optionsOf = <T extends string>(values: readonly T[], names: Record<T, Bilingual>): Option[] =>
  values.map((value) => ({ value, label: names[value] }));
