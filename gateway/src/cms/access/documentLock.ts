import type { CollectionSlug, PayloadRequest, Where } from 'payload';

import type { Kept } from './storedVersions';

/** As long as Payload keeps a lock after the last key. */
const lockMs = 300_000;
const collection = 'payload-locked-documents' satisfies CollectionSlug;

const lockOf = ({ kind, slug, id }: Kept): Where =>
  kind === 'global'
    ? { globalSlug: { equals: slug } }
    : { and: [{ 'document.relationTo': { equals: slug } }, { 'document.value': { equals: id } }] };

/** Returns the id of who is editing a document, whichever form it is in; undefined where nobody is. */
export async function editorOf(
  kept: Kept,
  req: Pick<PayloadRequest, 'payload'>,
): Promise<number | undefined> {
  const { docs } = await req.payload.db.find<{ user?: { value?: number }; updatedAt: string }>({
    collection,
    where: lockOf(kept),
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  });
  const [lock] = docs;
  if (!lock || Date.now() - new Date(lock.updatedAt).getTime() > lockMs) return undefined;
  return lock.user?.value;
}

/** Makes somebody the one who edits a document. Payload ends a lock with every save, also where typing goes on. */
export async function lockFor(kept: Kept, user: number, req: PayloadRequest): Promise<void> {
  const { db } = req.payload;
  await db.deleteMany({ collection, where: lockOf(kept), req });
  const { kind, slug, id } = kept;
  const data = {
    ...(kind === 'global' ? { globalSlug: slug } : { document: { relationTo: slug, value: id } }),
    user: { relationTo: 'users', value: user },
  };
  await db.create({ collection, data, req });
}

/** Ends the lock of somebody who has left the form; that of anybody else stays. */
export async function unlockFor(kept: Kept, user: number, req: PayloadRequest): Promise<void> {
  if ((await editorOf(kept, req)) === user)
    await req.payload.db.deleteMany({ collection, where: lockOf(kept), req });
}
