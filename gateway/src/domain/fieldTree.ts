import { contentLanguages } from './languages';

/** As much of a field as both the server's and the browser's configuration say. */
export interface FieldLike {
  type: string;
  name?: string;
  localized?: boolean;
  required?: boolean;
  maxLength?: number;
  virtual?: unknown;
  label?: unknown;
  relationTo?: unknown;
  admin?: unknown;
  custom?: unknown;
  fields?: FieldLike[];
  tabs?: { name?: string; label?: unknown; fields: FieldLike[] }[];
  blocks?: { slug: string; fields: FieldLike[] }[];
}

export type Data = Record<string, unknown>;

/** Rows and nameless tabs only lay fields out: what is kept in the data, in the order of the form. */
export const storedFields = (fields: readonly FieldLike[]): FieldLike[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs')
      return (field.tabs ?? []).flatMap(({ name, fields: inTab }) =>
        name ? [{ type: 'group', name, fields: inTab }] : storedFields(inTab),
      );
    if (field.name) return [field];
    return storedFields(field.fields ?? []);
  });

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of a list or sections of a page; none where there are none. */
export const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : []);

/** The fields of one row: those of its list, or of its kind of section. */
export const fieldsOfRow = (field: FieldLike, row: Data): FieldLike[] =>
  field.type === 'blocks'
    ? (field.blocks?.find(({ slug }) => slug === row.blockType)?.fields ?? [])
    : (field.fields ?? []);

/** Whether the field holds rows. */
export const hasRows = ({ type }: FieldLike): boolean => type === 'array' || type === 'blocks';

/** The place of a value: the labels that lead to it, and the numbers of its rows from 1. */
export type FieldPath = (string | number)[];

/** A value of a document that holds no others. */
export interface Leaf {
  field: FieldLike;
  value: unknown;
  /** As forms name the field, with the numbers of its rows from 0: `blocks.2.heading`. */
  path: string;
  /** The same with the ids of its rows, so that a moved row stays the same: `blocks.65f0.heading`. */
  key: string;
  place: FieldPath;
  /** The document, row or group in which it stands. */
  siblings: Data;
}

interface Reading {
  /** The label of a field in the form. */
  labelOf?: (field: FieldLike) => string;
  /** Leaves a field out, with everything in it. */
  isMeant?: (field: FieldLike, siblings: Data, path: string) => boolean;
}

/** The values of a document in the order of its form; a text in several languages is one. */
export function leavesOf(
  fields: readonly FieldLike[],
  data: Data,
  reading: Reading = {},
  above: Pick<Leaf, 'path' | 'key' | 'place'> = { path: '', key: '', place: [] },
): Leaf[] {
  const { labelOf = ({ name = '' }) => name, isMeant = () => true } = reading;
  return storedFields(fields).flatMap((field): Leaf[] => {
    const { name = '' } = field;
    const value = data[name];
    const [path, key, place] = [above.path + name, above.key + name, [...above.place, labelOf(field)]];
    if (!isMeant(field, data, path)) return [];
    if (hasRows(field) && !field.localized)
      return rowsOf(value).flatMap((row, index) => {
        const ofRow = {
          path: `${path}.${index}.`,
          key: `${key}.${String(row.id)}.`,
          place: [...place, index + 1],
        };
        return leavesOf(fieldsOfRow(field, row), row, reading, ofRow);
      });
    if (!field.fields || field.localized) return [{ field, value, path, key, place, siblings: data }];
    const ofGroup = { path: `${path}.`, key: `${key}.`, place };
    return leavesOf(field.fields, isData(value) ? value : {}, reading, ofGroup);
  });
}

/** The values of a leaf: one for each language, or the one that all have. */
export const valuesOf = ({ field, value }: Pick<Leaf, 'field' | 'value'>): unknown[] =>
  field.localized && isData(value) ? contentLanguages.map((language) => value[language]) : [value];

/** Whether the form asks for a field; the browser's configuration has no conditions. */
export function isAsked({ admin }: FieldLike, document: Data, siblings: Data): boolean {
  const { condition } = (admin ?? {}) as { condition?: (document: Data, siblings: Data) => boolean };
  return condition?.(document, siblings) ?? true;
}
