import { fieldsOfRow, hasRows, isData, storedFields, rowsOf, type Data, type FieldLike } from './fieldTree';
import { type ContentLanguage, contentLanguages } from './languages';
import { hasText, type RichTextValue } from './richText';

/** The place of a text: the labels that lead to it, and the numbers of its rows from 1. */
export type FieldPath = (string | number)[];

interface TextPlace {
  place: FieldPath;
  missing: ContentLanguage[];
}

const isFilled = (value: unknown): boolean =>
  isData(value) && 'root' in value ? hasText(value as unknown as RichTextValue) : Boolean(value);

/** `labelOf` says how the form calls a field. */
function placesOf(
  fields: readonly FieldLike[],
  data: Data,
  labelOf: (field: FieldLike) => string,
): TextPlace[] {
  return storedFields(fields).flatMap((field): TextPlace[] => {
    const value = data[field.name ?? ''];
    if ((field.admin as { hidden?: boolean } | undefined)?.hidden) return [];
    if (field.localized) {
      const missing = contentLanguages.filter((language) => !isData(value) || !isFilled(value[language]));
      // A text that no language has is optional, or the form requires it.
      return missing.length < contentLanguages.length ? [{ place: [labelOf(field)], missing }] : [];
    }
    const below = (inside: readonly FieldLike[], from: Data, ...row: number[]) =>
      placesOf(inside, from, labelOf).map(({ place, ...rest }) => ({
        place: [labelOf(field), ...row, ...place],
        ...rest,
      }));
    if (hasRows(field))
      return rowsOf(value).flatMap((row, index) => below(fieldsOfRow(field, row), row, index + 1));
    return field.fields && isData(value) ? below(field.fields, value) : [];
  });
}

export interface LanguageCompleteness {
  /** Texts that at least one language has. */
  total: number;
  missing: Record<ContentLanguage, FieldPath[]>;
}

/** How much of a document each language has; `data` holds all languages. */
export function completenessOf(
  fields: readonly FieldLike[],
  data: Data,
  labelOf: (field: FieldLike) => string = ({ name }) => name ?? '',
): LanguageCompleteness {
  const texts = placesOf(fields, data, labelOf);
  const missingIn = (language: ContentLanguage) =>
    texts.filter(({ missing }) => missing.includes(language)).map(({ place }) => place);
  return { total: texts.length, missing: { en: missingIn('en'), de: missingIn('de') } };
}
