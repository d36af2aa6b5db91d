import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';

import type { Kept } from '../../cms/access/storedVersions';

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
