import type { FieldPath } from './completeness';
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

interface MissingText {
  /** As forms name the field, such as `sources.0.title`. */
  path: string;
  /** The labels that lead there. */
  place: FieldPath;
}

interface Reading {
  labelOf: (field: FieldLike) => string;
  /** The whole document, which says whether a field is asked for at all. */
  document: Data;
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

function missingIn(
  fields: readonly FieldLike[],
  data: Data,
  stored: Data,
  reading: Reading,
  above: MissingText = { path: '', place: [] },
): MissingText[] {
  return storedFields(fields).flatMap((field): MissingText[] => {
    const name = field.name ?? '';
    const [value, was] = [data[name], stored[name]];
    if (!isAsked(field, reading.document, data)) return [];
    const here = { path: above.path + name, place: [...above.place, reading.labelOf(field)] };
    if (field.localized) return field.required && !(isData(was) && isFilled(was.en)) ? [here] : [];
    if (hasRows(field)) {
      const were = rowsOf(was);
      return rowsOf(value).flatMap((row, index) => {
        const before = were.find(({ id }) => id === row.id) ?? {};
        const below = { path: `${here.path}.${index}.`, place: [...here.place, index + 1] };
        return missingIn(fieldsOfRow(field, row), row, before, reading, below);
      });
    }
    if (!field.fields || !isData(value)) return [];
    const below = { ...here, path: `${here.path}.` };
    return missingIn(field.fields, value, isData(was) ? was : {}, reading, below);
  });
}

/**
 * The needed texts of a document that have no English, which German falls back to. `data` is the document in another
 * language as it is about to be saved, `stored` what is kept of it, with all languages.
 */
export const missingEnglish = (
  fields: readonly FieldLike[],
  data: Data,
  stored: Data,
  labelOf: (field: FieldLike) => string,
): MissingText[] => missingIn(fields, data, stored, { labelOf, document: data });
