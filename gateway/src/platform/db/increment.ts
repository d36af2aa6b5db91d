import type { CollectionSlug, Payload } from 'payload';

import { isPayloadError } from './isPayloadError';

interface Counted {
  /** Its documents are counts, each found by its key. */
  collection: CollectionSlug;
  key: string;
  /** The other fields of a new count. `day` is that of the last time, ISO 8601. */
  data: Record<string, unknown> & { day: string };
  /** Whether there is room for a new count, and reason for it. Asked only where there is none with this key. */
  mayAdd: () => Promise<boolean>;
}

/** Adds one to a count in the database itself, so that none is lost between reading and writing. */
export async function increment(payload: Payload, { collection, key, data, mayAdd }: Counted): Promise<void> {
  const add = async (): Promise<boolean> =>
    (await payload.db.updateOne({
      collection,
      where: { key: { equals: key } },
      data: { count: { $inc: 1 }, day: data.day },
      options: { atomic: true },
    })) !== null;

  if ((await add()) || !(await mayAdd())) return;
  try {
    await payload.create({ collection, data: { ...data, key, count: 1 } as never, depth: 0 });
  } catch (error) {
    // Another request was first.
    if (!isPayloadError(error, 'ValidationError') || !(await add())) throw error;
  }
}
