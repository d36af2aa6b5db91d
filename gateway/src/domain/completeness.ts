import {
  fieldsOfRow,
  hasRows,
  isAsked,
  isData,
  storedFields,
  rowsOf,
  type Data,
  type FieldLike,
} from './fieldTree';
import { isFilled } from './isFilled';
import { type ContentLanguage, contentLanguages } from './languages';

/** The place of a text: the labels that lead to it, and the numbers of its rows from 1. */
export type FieldPath = (string | number)[];

interface TextPlace {
  place: FieldPath;
  missing: ContentLanguage[];
}

interface Reading {
  /** How the form calls a field. */
  labelOf: (field: FieldLike) => string;
  /** Whether the form shows the field at a path such as `blocks.0.title`. */
  isShown: (path: string) => boolean;
  /** The whole document, which says whether a field is asked for at all. */
  document: Data;
}

function placesOf(fields: readonly FieldLike[], data: Data, reading: Reading, above = ''): TextPlace[] {
  const { labelOf, isShown, document } = reading;
  return storedFields(fields).flatMap((field): TextPlace[] => {
    const value = data[field.name ?? ''];
    const path = above + (field.name ?? '');
    if ((field.admin as { hidden?: boolean } | undefined)?.hidden) return [];
    if (!isAsked(field, document, data) || !isShown(path)) return [];
    if (field.localized) {
      const missing = contentLanguages.filter((language) => !isData(value) || !isFilled(value[language]));
      // A text that no language has counts where it is required.
      const counts = field.required || missing.length < contentLanguages.length;
      return counts ? [{ place: [labelOf(field)], missing }] : [];
    }
    const below = (inside: readonly FieldLike[], from: Data, ...row: number[]) =>
      placesOf(inside, from, reading, [path, ...row.map((number) => number - 1), ''].join('.')).map(
        ({ place, ...rest }) => ({ place: [labelOf(field), ...row, ...place], ...rest }),
      );
    if (hasRows(field))
      return rowsOf(value).flatMap((row, index) => below(fieldsOfRow(field, row), row, index + 1));
    return field.fields ? below(field.fields, isData(value) ? value : {}) : [];
  });
}

export interface LanguageCompleteness {
  /** Texts that are required, or that at least one language has. */
  total: number;
  missing: Record<ContentLanguage, FieldPath[]>;
}

/** How much of a document each language has; `data` holds all languages. */
export function completenessOf(
  fields: readonly FieldLike[],
  data: Data,
  labelOf: Reading['labelOf'] = ({ name }) => name ?? '',
  isShown: Reading['isShown'] = () => true,
): LanguageCompleteness {
  const texts = placesOf(fields, data, { labelOf, isShown, document: data });
  const missingIn = (language: ContentLanguage) =>
    texts.filter(({ missing }) => missing.includes(language)).map(({ place }) => place);
  return { total: texts.length, missing: { en: missingIn('en'), de: missingIn('de') } };
}
