import {
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';

import type { Data } from '../../domain/fieldTree';

/** A document of a collection, no id where it has none yet; or the one document of a global. */
export interface Kept {
  kind: 'collection' | 'global';
  slug: string;
  id?: number;
}

/** In the context of a save that becomes a version behind the newest: nothing of it may go into that. */
export const keptAside = 'keptAside';

const byId = (slug: string, id: number, req: PayloadRequest) => ({
  collection: slug as CollectionSlug,
  where: { id: { equals: id } },
  req,
});

/** The newest version, or the newest that was ever published, with all languages. */
export async function newestVersion(
  { kind, slug, id }: Kept,
  req: PayloadRequest,
  { published = false } = {},
): Promise<Data | undefined> {
  const { payload } = req;
  if (kind === 'global') {
    const config = payload.globals.config.find((global) => global.slug === slug);
    const found =
      config && (await getLatestGlobalVersion({ slug, config, payload, published, req, where: {} }));
    return found?.global as Data | undefined;
  }
  if (!id) return undefined;
  const { config } = payload.collections[slug as CollectionSlug];
  const query = byId(slug, id, req);
  const found: unknown = await getLatestCollectionVersion({ id, config, payload, published, query, req });
  return found as Data | undefined;
}

/** Returns the version that visitors see, with all languages; undefined if there is none. */
export async function liveVersion({ kind, slug, id }: Kept, req: PayloadRequest): Promise<Data | undefined> {
  const { db } = req.payload;
  if (kind === 'collection' && !id) return undefined;
  const row: Data | null = id
    ? await db.findOne<Data & { id: number }>(byId(slug, id, req))
    : await db.findGlobal({ slug, req });
  return row?._status === 'published' ? row : undefined;
}
