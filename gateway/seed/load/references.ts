import type { Payload } from 'payload';

import { seededId } from './documents';
import { keysIn, namedBy } from './seedKeys';

/** Looks up what `content` refers to and answers a replacement of keys by ids. Throws on a key that nobody seeded. */
export async function referencesOf(payload: Payload, content: unknown) {
  const ids = new Map<string, number>();
  for (const [collection, key] of keysIn(content)) {
    const id = await seededId(payload, collection, key);
    if (!id) throw new Error(`The seed content refers to "${key}" in ${collection}, which is not there.`);
    ids.set(`${collection} ${key}`, id);
  }
  return (property: string, value: unknown): [string, unknown] | undefined => {
    const named = namedBy(property, value);
    const found = named?.keys.map((key) => ids.get(`${named.collection} ${key}`));
    return found && [property, Array.isArray(value) ? found : found[0]];
  };
}

/** Fields that name other documents by their keys, with their ids. */
export async function idsOf(payload: Payload, fields: Record<string, unknown>): Promise<object> {
  const replace = await referencesOf(payload, fields);
  return Object.fromEntries(
    Object.entries(fields).map(([property, value]) => replace(property, value) ?? [property, value]),
  );
}
