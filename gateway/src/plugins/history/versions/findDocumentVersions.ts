import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';

import type { Kept } from '../../../cms/access/storedVersions';
import type { ContentLanguage } from '../../../domain/languages';

export interface ListedVersion {
  id: number;
  updatedAt: string;
  /** Set where one language alone was published. */
  publishedLocale?: ContentLanguage | null;
  version: { savedBy?: string | null; _status?: 'draft' | 'published' };
}

/** A choice of fields of a version; Payload takes that for a global's own once more. */
const listed = {
  ...{ updatedAt: true, publishedLocale: true, savedBy: true, _status: true },
  version: { savedBy: true, _status: true },
};

/** All versions of a document that are kept, the newest first; what Payload keeps for its own use is none. */
export async function findDocumentVersions(
  { kind, slug, id }: Kept,
  req: PayloadRequest,
): Promise<ListedVersion[]> {
  const query = {
    ...({ sort: '-updatedAt', pagination: false, depth: 0, overrideAccess: false, req } as const),
    select: listed as never,
  };
  const isListed = { snapshot: { not_equals: true } };
  const { docs } =
    kind === 'global'
      ? await req.payload.findGlobalVersions({ slug: slug as GlobalSlug, where: isListed, ...query })
      : await req.payload.findVersions({
          collection: slug as CollectionSlug,
          where: { and: [{ parent: { equals: id } }, isListed] },
          ...query,
        });
  return docs as unknown as ListedVersion[];
}
