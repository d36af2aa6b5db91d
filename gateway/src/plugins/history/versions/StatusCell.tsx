import { createLocalReq, type DefaultServerCellComponentProps } from 'payload';

import { publicationOf } from './publication';

/**
 * In a list: the same word as in the form of the document. Payload's own cell calls a draft published that once was, after
 * it was unpublished too.
 */
export async function StatusCell({
  payload,
  i18n,
  collectionSlug,
  rowData,
}: DefaultServerCellComponentProps) {
  const { id, _status } = (rowData ?? {}) as { id?: number; _status?: string };
  if (!id) return null;
  if (_status === 'published') return i18n.t('version:published');
  // Most drafts were never published: of those, no text is read.
  const live = await payload.db.findOne<{ id: number; _status?: string }>({
    collection: collectionSlug,
    where: { id: { equals: id } },
    select: { _status: true },
  });
  if (live?._status !== 'published') return i18n.t('version:draft');
  const kept = { kind: 'collection', slug: collectionSlug, id } as const;
  const { isChanged } = await publicationOf(kept, await createLocalReq({}, payload));
  return i18n.t(isChanged ? 'version:changed' : 'version:published');
}
