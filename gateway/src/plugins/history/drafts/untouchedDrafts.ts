import type { Payload } from 'payload';

import { hasDrafts } from '../../../sync/tracked';

const dayMs = 86_400_000;

/**
 * “Create New” makes a draft at once, so that it can save itself. One that was left without a title and without a
 * second version goes into the trash after a day.
 */
export async function trashUntouchedDrafts(payload: Payload, now: Date): Promise<void> {
  const createdAt = { less_than: new Date(now.getTime() - dayMs).toISOString() };
  for (const { slug, admin, trash } of payload.config.collections) {
    const title = admin.useAsTitle;
    if (!trash || !title || !hasDrafts(payload.collections[slug].config)) continue;
    const collection = slug;
    const { docs } = await payload.find({
      collection,
      where: { _status: { equals: 'draft' }, [title]: { exists: false }, createdAt },
      depth: 0,
      pagination: false,
    });
    for (const { id } of docs) {
      const { totalDocs } = await payload.countVersions({ collection, where: { parent: { equals: id } } });
      if (totalDocs === 1)
        await payload.update({ collection, id, data: { deletedAt: now.toISOString() }, depth: 0 });
    }
  }
}
