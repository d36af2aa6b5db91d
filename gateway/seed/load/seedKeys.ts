import type { CollectionSlug } from 'payload';

/** Properties of seed content that name another document by its key. */
const targets: Record<string, CollectionSlug> = {
  image: 'media',
  cover: 'media',
  logo: 'media',
  typeValueFour: 'media',
  services: 'services',
  articles: 'articles',
  related: 'articles',
  film: 'video-courses',
  hotServices: 'services',
  landingPage: 'pages',
  award: 'awards',
};

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

/** The collection and the key or keys that a property names; nothing for every other property. */
export function namedBy(
  property: string,
  value: unknown,
): { collection: CollectionSlug; keys: string[] } | undefined {
  const collection = targets[property];
  if (!collection) return undefined;
  if (typeof value === 'string') return { collection, keys: [value] };
  return isKeys(value) ? { collection, keys: value } : undefined;
}

/** Every key that `content` refers to, as pairs of collection and key. */
export function keysIn(content: unknown): [collection: CollectionSlug, key: string][] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([property, value]) => {
    const named = namedBy(property, value);
    return named ? named.keys.map((key): [CollectionSlug, string] => [named.collection, key]) : keysIn(value);
  });
}
