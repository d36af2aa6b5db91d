import { fieldsOfRow, hasRows, isData, rowsOf, storedFields, type Data, type FieldLike } from './fieldTree';
import type { ContentLanguage } from './languages';

function valueIn(field: FieldLike, value: unknown, language: ContentLanguage): unknown {
  if (field.localized) return (isData(value) ? value[language] : null) ?? null;
  if (hasRows(field))
    return rowsOf(value).map((row) => ({
      id: row.id,
      ...('blockType' in row && { blockType: row.blockType }),
      ...inLanguage(fieldsOfRow(field, row), row, language),
    }));
  if (field.fields) return inLanguage(field.fields, isData(value) ? value : {}, language);
  return value ?? null;
}

/**
 * Returns a document as one language has it. `document` has all languages. A missing value is null: a save of the
 * result empties the field.
 */
export const inLanguage = (fields: readonly FieldLike[], document: Data, language: ContentLanguage): Data =>
  Object.fromEntries(
    storedFields(fields)
      .filter(({ type, virtual }) => type !== 'ui' && !virtual)
      .map((field): [string, unknown] => [
        field.name ?? '',
        valueIn(field, document[field.name ?? ''], language),
      ]),
  );
