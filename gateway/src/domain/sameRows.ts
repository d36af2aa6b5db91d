import { fieldsOfRow, hasRows, isData, storedFields, rowsOf, type Data, type FieldLike } from './fieldTree';

/** Returns a key that identifies a row. */
export const rowKey = ({ id, blockType }: Data): string => `${String(id)} ${String(blockType)}`;

function sameField(field: FieldLike, before: unknown, after: unknown): boolean {
  if (field.localized) return true;
  if (hasRows(field)) {
    const [were, are] = [rowsOf(before), rowsOf(after)];
    return (
      were.length === are.length &&
      are.every((row, index) => {
        const was = were[index];
        return was && rowKey(was) === rowKey(row) && hasSameRows(fieldsOfRow(field, row), was, row);
      })
    );
  }
  return !field.fields || hasSameRows(field.fields, isData(before) ? before : {}, isData(after) ? after : {});
}

/** Whether every list that is the same in all languages still has its rows in their order; `after` may be a part. */
export const hasSameRows = (fields: readonly FieldLike[], before: object, after: object): boolean =>
  storedFields(fields).every(
    (field) =>
      (after as Data)[field.name ?? ''] === undefined ||
      sameField(field, (before as Data)[field.name ?? ''], (after as Data)[field.name ?? '']),
  );
