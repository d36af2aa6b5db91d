import type { Field } from 'payload';

/**
 * The fields of a form with those in their tabs, sections, rows and groups. `change` gives what stands in a field's
 * place, one or several; where it gives nothing, the field stays and what is in it is looked at. `around` changes a
 * field that holds others, after these.
 */
export function mapFields(
  fields: Field[],
  change: (field: Field) => Field | Field[] | undefined,
  around: (field: Field) => Field = (field) => field,
): Field[] {
  const inside = <T extends { fields: Field[] }>(part: T): T => ({
    ...part,
    fields: mapFields(part.fields, change, around),
  });
  return fields.flatMap((field) => {
    const changed = change(field);
    if (changed) return changed;
    if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(inside) };
    if (field.type === 'blocks') return around({ ...field, blocks: field.blocks.map(inside) });
    return 'fields' in field ? around(inside(field)) : field;
  });
}
