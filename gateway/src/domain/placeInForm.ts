import { type FieldLike, type FieldPath, fieldsOfRow, hasRows, storedFields } from './fieldTree';

/** The place of a field in its form. */
export interface FormPlace {
  /** The labels that lead to it, and the numbers of its rows from 1; empty where the form has no such field. */
  place: FieldPath;
  /** The rows that it stands in, the outer one first; numbers from 0. */
  rows: { list: string; index: number }[];
  /** The label of its tab, for hidden ones have no number; undefined where it is in none. */
  tab: string | undefined;
}

interface Form {
  fields: readonly FieldLike[];
  labelOf: (field: FieldLike) => string;
  /** The value at a path: of a section, its kind is needed. */
  valueAt: (path: string) => unknown;
}

const named = (fields: readonly FieldLike[], name: string | undefined): FieldLike | undefined =>
  storedFields(fields).find((field) => field.name === name);

function tabOf(name: string | undefined, { fields, labelOf }: Form): string | undefined {
  const tabs = fields.find(({ type }) => type === 'tabs')?.tabs ?? [];
  const tab = tabs.find((one) => one.name === name || named(one.fields, name));
  return tab && labelOf({ type: 'tab', ...tab });
}

/** The place in its form of the field at a path such as `blocks.2.heading`. */
export function placeInForm(path: string, form: Form): FormPlace {
  const { fields, labelOf, valueAt } = form;
  const names = path.split('.');
  const found: FormPlace = { place: [], rows: [], tab: tabOf(names[0], form) };
  let inside = fields;
  for (let at = 0; at < names.length; at += 1) {
    const field = named(inside, names[at]);
    if (!field) break;
    found.place.push(labelOf(field));
    const list = names.slice(0, at + 1).join('.');
    const index = Number(names[at + 1]);
    if (hasRows(field) && Number.isInteger(index)) {
      found.rows.push({ list, index });
      found.place.push(index + 1);
      inside = fieldsOfRow(field, { blockType: valueAt(`${list}.${index}.blockType`) });
      at += 1;
    } else inside = field.fields ?? [];
  }
  return found;
}
