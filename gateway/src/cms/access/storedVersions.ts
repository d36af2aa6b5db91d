import {
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type CollectionSlug,
  type GlobalSlug,
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

/** The data that is stored beside the text of a version. */
export interface VersionRow {
  id: number;
  autosave?: boolean | null;
  createdAt: string;
  updatedAt: string;
  version: { savedBy?: string | null; updatedAt?: string; _status?: string | null };
}

const rowOnly = {
  autosave: true,
  createdAt: true,
  updatedAt: true,
  version: { savedBy: true, updatedAt: true, _status: true },
} as const;

/** The newest version without its text; undefined where there is none. */
export async function newestVersionRow(
  { kind, slug, id }: Kept,
  req: PayloadRequest,
): Promise<VersionRow | undefined> {
  const { db } = req.payload;
  const query = { limit: 1, pagination: false, sort: '-updatedAt', select: rowOnly, req } as const;
  const { docs } =
    kind === 'global'
      ? await db.findGlobalVersions({ global: slug as GlobalSlug, ...query })
      : await db.findVersions({
          collection: slug as CollectionSlug,
          where: { parent: { equals: id } },
          ...query,
        });
  return docs[0] as unknown as VersionRow | undefined;
}

/** Changes what is kept beside the text of a version. */
export async function updateVersionRow(
  { kind, slug }: Kept,
  id: number,
  versionData: { autosave?: boolean; latest?: boolean; updatedAt: string },
  req: PayloadRequest,
): Promise<void> {
  const { db } = req.payload;
  const change = { id, versionData: versionData as never, returning: false, req };
  if (kind === 'global') await db.updateGlobalVersion({ global: slug as GlobalSlug, ...change });
  else await db.updateVersion({ collection: slug as CollectionSlug, ...change });
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
