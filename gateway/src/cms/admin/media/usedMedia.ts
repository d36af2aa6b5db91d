import type { Payload } from 'payload';

import {
  fieldsOfRow,
  hasRows,
  isData,
  storedFields,
  rowsOf,
  type Data,
  type FieldLike,
} from '../../../domain/fieldTree';

const idOf = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return isData(value) && typeof value.id === 'number' ? [value.id] : [];
};

/** Images that a document refers to, in any language; `data` holds all languages. */
export function mediaIn(fields: readonly FieldLike[], data: Data): number[] {
  return storedFields(fields).flatMap((field) => {
    const value = data[field.name ?? ''];
    if (field.type === 'upload' && field.relationTo === 'media') {
      const values = field.localized && isData(value) ? Object.values(value) : [value];
      return values.flatMap(idOf);
    }
    if (hasRows(field)) return rowsOf(value).flatMap((row) => mediaIn(fieldsOfRow(field, row), row));
    return field.fields && isData(value) ? mediaIn(field.fields, value) : [];
  });
}

const refersToMedia = (fields: readonly FieldLike[]): boolean =>
  storedFields(fields).some(
    (field) =>
      (field.type === 'upload' && field.relationTo === 'media') ||
      refersToMedia(field.fields ?? []) ||
      (field.blocks ?? []).some((block) => refersToMedia(block.fields)),
  );

const everything = { locale: 'all', depth: 0 } as const;

/** Images that nothing refers to, neither what is published nor a newest draft. */
export async function unusedMedia(payload: Payload): Promise<number[]> {
  const used = new Set<number>();
  const note = (fields: unknown, data: object) =>
    mediaIn(fields as FieldLike[], data as Data).forEach((id) => used.add(id));
  for (const draft of [false, true]) {
    for (const { slug, fields } of payload.config.collections)
      if (refersToMedia(fields)) {
        const collection = slug;
        const { docs } = await payload.find({ collection, ...everything, draft, pagination: false });
        docs.forEach((data) => note(fields, data));
      }
    for (const { slug, fields } of payload.config.globals)
      note(fields, await payload.findGlobal({ slug: slug, ...everything, draft }));
  }
  const { docs } = await payload.find({ collection: 'media', depth: 0, pagination: false, select: {} });
  return docs.map(({ id }) => id).filter((id) => !used.has(id));
}
