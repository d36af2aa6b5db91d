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

/** The id of the document that was seeded as `seedKey`, whatever people have made of it since. */
export async function seededId(
  payload: Payload,
  collection: CollectionSlug,
  seedKey: string,
): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { seedKey: { equals: seedKey } },
    limit: 1,
    depth: 0,
    pagination: false,
    select: {},
  });
  return docs[0]?.id;
}

/** The ids of all seeded documents of a collection by their keys. */
export async function seededIds(
  payload: Payload,
  collection: 'facts' | 'fact-sources',
): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection,
    where: { seedKey: { exists: true } },
    limit: 0,
    depth: 0,
    pagination: false,
    select: { seedKey: true },
  });
  return new Map(docs.map(({ id, seedKey }) => [String(seedKey), id]));
}

/** Creates a published document in every language, unless it was seeded before. Answers its id. */
export async function seedDocument(
  payload: Payload,
  collection: Exclude<CollectionSlug, 'users'>,
  seedKey: string,
  dataIn: DataIn,
  filePath?: string,
): Promise<number> {
  const existing = await seededId(payload, collection, seedKey);
  if (existing) return existing;
  return allOrNothing(payload, async (req) => {
    const data = { ...dataIn(first), ...published, seedKey };
    const saved = await payload.create({
      collection,
      locale: first,
      data: data as never,
      depth: 0,
      req,
      filePath,
    });
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
