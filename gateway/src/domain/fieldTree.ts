/** As much of a field as both the server's and the browser's configuration say. */
export interface FieldLike {
  type: string;
  name?: string;
  localized?: boolean;
  required?: boolean;
  virtual?: unknown;
  label?: unknown;
  relationTo?: unknown;
  admin?: unknown;
  custom?: unknown;
  fields?: FieldLike[];
  tabs?: { name?: string; fields: FieldLike[] }[];
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

/** Whether the form asks for a field; the browser's configuration has no conditions. */
export function isAsked({ admin }: FieldLike, document: Data, siblings: Data): boolean {
  const { condition } = (admin ?? {}) as { condition?: (document: Data, siblings: Data) => boolean };
  return condition?.(document, siblings) ?? true;
}
