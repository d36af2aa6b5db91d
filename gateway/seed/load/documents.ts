import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';

import { type ContentLanguage, contentLanguages } from '../../src/domain/languages';
import { withRowIds } from './rowIds';

/** The content of a document in one language, in the shape of its collection. */
export type DataIn = (language: ContentLanguage) => Record<string, unknown>;

const published = { _status: 'published' };
/**
 * The context of a request that writes demo content: no hook reads what visitors see before and after it, or notes
 * translations. Hooks add to it, so each request has its own.
 */
export const seeding = () => ({ isSeeding: true });
const [first, ...others] = contentLanguages;

/** Does `work` in one transaction. @throws what `work` throws */
async function allOrNothing<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({ context: seeding() }, payload);
  await initTransaction(req);
  try {
    const result = await work(req);
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** The ids of the seeded documents of a collection by their keys, whatever people have made of them since; of all, or of some. */
export async function seededIds(
  payload: Payload,
  collection: CollectionSlug,
  keys?: string[],
): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection,
    where: { seedKey: keys ? { in: keys } : { exists: true } },
    depth: 0,
    pagination: false,
    select: { seedKey: true } as never,
  });
  return new Map((docs as { id: number; seedKey: string }[]).map(({ id, seedKey }) => [seedKey, id]));
}

/** The id of the document that was seeded as `seedKey`. */
export const seededId = async (
  payload: Payload,
  collection: CollectionSlug,
  seedKey: string,
): Promise<number | undefined> => (await seededIds(payload, collection, [seedKey])).get(seedKey);

/**
 * Creates published documents of a collection with all languages in one write, unless they were seeded before; every text
 * of their data is an object. Not for formatted texts and words for searches, which are made in one language at a time.
 */
export async function seederOf(payload: Payload, collection: Exclude<CollectionSlug, 'users'>) {
  const known = await seededIds(payload, collection);
  return async (seedKey: string, data: object, filePath?: string): Promise<number> => {
    const existing = known.get(seedKey);
    if (existing) return existing;
    const saved = await payload.create({
      collection,
      locale: 'all' as ContentLanguage,
      data: { ...data, ...published, seedKey } as never,
      depth: 0,
      context: seeding(),
      filePath,
    });
    return (saved as { id: number }).id;
  };
}

/** Creates a published document in every language, unless it was seeded before. Answers its id. */
export async function seedDocument(
  payload: Payload,
  collection: Exclude<CollectionSlug, 'users'>,
  seedKey: string,
  dataIn: DataIn,
): Promise<number> {
  const existing = await seededId(payload, collection, seedKey);
  if (existing) return existing;
  return allOrNothing(payload, async (req) => {
    const data = { ...dataIn(first), ...published, seedKey };
    const saved = await payload.create({ collection, locale: first, data: data as never, depth: 0, req });
    const { id } = saved as { id: number };
    for (const locale of others) {
      const translated = withRowIds({ ...dataIn(locale), ...published }, saved);
      await payload.update({ collection, id, locale, data: translated as never, depth: 0, req });
    }
    return id;
  });
}

/** Fills and publishes a global in every language, unless somebody has published it before. */
export async function seedGlobal(payload: Payload, slug: GlobalSlug, dataIn: DataIn): Promise<void> {
  const { createdAt } = await payload.findGlobal({ slug, depth: 0 });
  if (createdAt) return;
  await allOrNothing(payload, async (req) => {
    const data = { ...dataIn(first), ...published };
    const saved = await payload.updateGlobal({ slug, locale: first, data: data as never, depth: 0, req });
    for (const locale of others) {
      const translated = withRowIds({ ...dataIn(locale), ...published }, saved);
      await payload.updateGlobal({ slug, locale, data: translated as never, depth: 0, req });
    }
  });
}
