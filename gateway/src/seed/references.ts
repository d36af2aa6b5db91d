import type { CollectionSlug, Payload } from 'payload';

import { seededId } from './documents';

/** Properties of seed content that name another document by its key. */
const targets: Record<string, CollectionSlug> = {
  image: 'media',
  cover: 'media',
  logo: 'media',
  typeValueFour: 'media',
  services: 'services',
  articles: 'articles',
  related: 'articles',
};

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

/** Every key that `content` refers to, as pairs of collection and key. */
function keysIn(content: unknown): [CollectionSlug, string][] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => {
    const collection = targets[name];
    if (collection && typeof value === 'string') return [[collection, value] as [CollectionSlug, string]];
    if (collection && isKeys(value)) return value.map((key) => [collection, key] as [CollectionSlug, string]);
    return keysIn(value);
  });
}

/** Looks up what `content` refers to and answers a replacement of keys by ids. Throws on a key that nobody seeded. */
export async function referencesOf(payload: Payload, content: unknown) {
  const ids = new Map<string, number>();
  for (const [collection, key] of keysIn(content)) {
    const id = await seededId(payload, collection, key);
    if (!id) throw new Error(`The seed content refers to "${key}" in ${collection}, which is not there.`);
    ids.set(`${collection} ${key}`, id);
  }
  return (name: string, value: unknown): [string, unknown] | undefined => {
    const collection = targets[name];
    if (collection && typeof value === 'string') return [name, ids.get(`${collection} ${value}`)];
    if (collection && isKeys(value)) return [name, value.map((key) => ids.get(`${collection} ${key}`))];
    return undefined;
  };
}
