import {
  fieldsOfRow,
  hasRows,
  isAsked,
  isData,
  rowsOf,
  storedFields,
  type Data,
  type FieldLike,
} from './fieldTree';

const emptyRichText = {
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [] },
};

interface Choice extends FieldLike {
  hasMany?: boolean;
  options?: (string | { value: string })[];
}

/** The blank for a required value that is not written yet; undefined where there is none. */
function blankOf(field: FieldLike, now: string): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return '';
    case 'richText':
      return emptyRichText;
    case 'date':
      return now;
    case 'number':
      return 0;
    case 'select':
    case 'radio': {
      const [first] = (field as Choice).options ?? [];
      return typeof first === 'object' ? first.value : first;
    }
    default:
      return undefined;
  }
}

function filled(fields: readonly FieldLike[], data: Data, document: Data, now: string): Data {
  const changed = storedFields(fields).flatMap((field): [string, unknown][] => {
    const name = field.name ?? '';
    const value = data[name];
    if (hasRows(field))
      return [[name, rowsOf(value).map((row) => filled(fieldsOfRow(field, row), row, document, now))]];
    if (field.type === 'group' && field.fields)
      return [[name, filled(field.fields, isData(value) ? value : {}, document, now)]];
    const isMissing = value === null || value === undefined;
    if (!isMissing || !field.required || (field as Choice).hasMany || !isAsked(field, document, data))
      return [];
    const blank = blankOf(field, now);
    return blank === undefined ? [] : [[name, blank]];
  });
  return { ...data, ...Object.fromEntries(changed) };
}

/** A draft as its preview shows it while somebody is still writing it: what is required and missing is blank. */
export const withBlanks = (fields: readonly FieldLike[], document: Data, now: string): Data =>
  filled(fields, document, document, now);
