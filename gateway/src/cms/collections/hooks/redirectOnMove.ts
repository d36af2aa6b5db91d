import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';

import { pathOfDocument, pathOfLink } from '../../../domain/addresses';
import { ownWork } from './ownWork';

type Kept = 'pages' | 'articles' | 'channels';

/** In the same transaction, marked as our own. */
const ours = (req: PayloadRequest) => ({ req, context: { [ownWork]: true }, depth: 0 }) as const;

/**
 * Leads an old address to a new one. What led to the old one follows, and the new one leads nowhere else, so that
 * changing back and forth makes neither loops nor chains.
 */
async function move(from: string, to: string, req: PayloadRequest): Promise<void> {
  const collection = 'redirects' satisfies CollectionSlug;
  const { payload } = req;
  await payload.delete({ collection, where: { from: { in: [from, to] } }, ...ours(req) });
  const { docs } = await payload.find({
    collection,
    where: { to: { like: from } },
    pagination: false,
    ...ours(req),
  });
  for (const { id, to: target } of docs)
    if (pathOfLink(target) === from) {
      const data = { to: to + target.slice(from.length) };
      await payload.update({ collection, id, data, ...ours(req) });
    }
  const data = { from, to, status: '301' as const, isAutomatic: true };
  await payload.create({ collection, data, ...ours(req) });
}

/** A page at an address again: what led away from it of itself is over. What an editor has set stays. */
async function free(address: string, req: PayloadRequest): Promise<void> {
  const where = { from: { equals: address }, isAutomatic: { equals: true } };
  await req.payload.delete({ collection: 'redirects', where, ...ours(req) });
}

const published = (collection: Kept, id: unknown, req: PayloadRequest) =>
  req.payload.find({
    collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    limit: 1,
    depth: 0,
    req,
  });

/**
 * Makes a redirect when a published document gets another address, and ends the one that leads away from where a
 * document is published. Drafts move nothing.
 */
export function redirectOnMove(
  collection: Kept,
): Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange'> {
  const key = (id: unknown) => `address of ${collection} ${String(id)}`;
  return {
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        const { id } = (originalDoc ?? {}) as { id?: number };
        if (!id || (data as { _status?: string })._status !== 'published') return;
        const { docs } = await published(collection, id, req);
        if (docs[0]) req.context[key(id)] = pathOfDocument(collection, { ...docs[0] });
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        const saved = doc as Record<string, unknown>;
        const before = req.context[key(saved.id)];
        const after = pathOfDocument(collection, saved);
        if (!after || saved._status !== 'published') return;
        await (typeof before === 'string' && before !== after ? move(before, after, req) : free(after, req));
      },
    ],
  };
}
