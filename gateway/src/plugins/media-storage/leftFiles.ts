import type { CollectionSlug, Payload } from 'payload';

import type { FileStore } from '../../platform/files/fileStore';

/** All files of a row, by the name of the first, which no other row ever has. */
interface RowFiles {
  /** Of the collection. */
  slug: string;
  filename: string;
  names: string[];
}

interface Noted extends RowFiles {
  since: number;
}

const prefix = 'files:';

/** After so long, a change of a row has been written or taken back. */
const settledMs = 3_600_000;

/** The key of a file in the storage. */
export const keyOf = (slug: string, name: string): string => `${slug}/${name}`;

/** Notes, before a row is changed, files that it may no longer name afterwards, or not yet. */
export const noteFiles = (payload: Payload, files: RowFiles): Promise<void> =>
  payload.kv.set(`${prefix}${keyOf(files.slug, files.filename)}`, { ...files, since: Date.now() });

/**
 * Deletes the files that no row names. Nobody can fetch them meanwhile: a file is sent for the row that names it. Which
 * rows are there is known when every transaction is over, so the younger notes wait for the next time.
 */
export const deleteLeftFiles =
  (store: FileStore) =>
  async (payload: Payload, now: Date): Promise<void> => {
    const keys = await payload.kv.keys();
    for (const key of keys.filter((one) => one.startsWith(prefix))) {
      const noted = await payload.kv.get<Noted>(key);
      if (!noted || now.getTime() - noted.since < settledMs) continue;
      const { slug, filename, names } = noted;
      const where = { filename: { equals: filename } };
      const { totalDocs } = await payload.db.count({ collection: slug as CollectionSlug, where });
      if (totalDocs === 0) for (const name of names) await store.remove(keyOf(slug, name));
      await payload.kv.delete(key);
    }
  };
