import type { CollectionSlug, Payload } from 'payload';

import { seededIds } from './documents';
import { keysIn, namedBy } from './seedKeys';

/** Looks up what `content` refers to and answers a replacement of keys by ids. Throws on a key that nobody seeded. */
export async function referencesOf(payload: Payload, content: unknown) {
  const named = keysIn(content);
  const ids = new Map<CollectionSlug, Map<string, number>>();
  for (const collection of new Set(named.map(([one]) => one))) {
    const keys = named.flatMap(([one, key]) => (one === collection ? [key] : []));
    const found = await seededIds(payload, collection, keys);
    const missing = keys.find((key) => !found.has(key));
    if (missing !== undefined)
      throw new Error(`The seed content refers to "${missing}" in ${collection}, which is not there.`);
    ids.set(collection, found);
  }
  return (property: string, value: unknown): [string, unknown] | undefined => {
    const names = namedBy(property, value);
    const found = names?.keys.map((key) => ids.get(names.collection)?.get(key));
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
