import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload';

import type { ArticleType } from '@/contract/lists/articles';
import { comparedPath } from '@/contract/site/comparedPath';
import { siteAddresses } from '@/contract/site/siteAddresses';

import { pathOfDocument, pathOfLink } from '../../domain/addresses';
import { isDraftSave } from '../../sync/changes';

/** Marks requests of our own code in Payload's context: it keeps the rules of redirects by itself. */
export const ownWork = 'redirectsOwnWork';

type Kept = 'pages' | 'articles' | 'channels';

/** In the same transaction, marked as our own. */
const ours = (req: PayloadRequest) => ({ req, context: { [ownWork]: true }, depth: 0 }) as const;

const collection = 'redirects' satisfies CollectionSlug;

/** The redirects to a page, whatever place on it they name. */
async function leadingTo(address: string, req: PayloadRequest) {
  const where = { to: { like: address } };
  const { docs } = await req.payload.find({ collection, where, pagination: false, ...ours(req) });
  return docs.filter(({ to }) => pathOfLink(to) === address);
}

/** The redirects from an address, in whatever spelling. */
async function leadingFrom(address: string, req: PayloadRequest) {
  const where = { from: { like: address } };
  const { docs } = await req.payload.find({ collection, where, pagination: false, ...ours(req) });
  return docs.filter(({ from }) => comparedPath(from) === comparedPath(address));
}

async function remove(redirects: { id: number }[], req: PayloadRequest): Promise<void> {
  const where = { id: { in: redirects.map(({ id }) => id) } };
  if (redirects.length > 0) await req.payload.delete({ collection, where, ...ours(req) });
}

/** The list or page that a document of a collection belongs to; the site has it whatever is published. */
const sectionOf: Record<Kept, (document: Record<string, unknown>) => string> = {
  pages: () => siteAddresses.campaigns,
  articles: ({ articleType }) => siteAddresses.schoolList(articleType as ArticleType),
  channels: () => siteAddresses.newcomers,
};

/** Leads what had led to a page of itself to the section, now that the page is gone. What an editor has set stays. */
async function leadToSection(address: string, section: string, req: PayloadRequest): Promise<void> {
  for (const { id, isAutomatic } of await leadingTo(address, req))
    if (isAutomatic) await req.payload.update({ collection, id, data: { to: section }, ...ours(req) });
}

/**
 * Leads an old address to a new one. What led to the old one follows, and the new one leads nowhere else, so that
 * changing back and forth makes neither loops nor chains.
 */
async function move(from: string, to: string, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  await remove([...(await leadingFrom(from, req)), ...(await leadingFrom(to, req))], req);
  for (const { id, to: target } of await leadingTo(from, req)) {
    const data = { to: to + target.slice(from.length) };
    await payload.update({ collection, id, data, ...ours(req) });
  }
  const data = { from, to, status: '301' as const, isAutomatic: true };
  await payload.create({ collection, data, ...ours(req) });
}

/**
 * A page at an address again: what led away from it of itself is over. What an editor has set stays, and what leads there
 * from another spelling.
 */
async function free(address: string, req: PayloadRequest): Promise<void> {
  const leadsAway = ({ from, to }: { from: string; to: string }) =>
    from === address || pathOfLink(to) !== address;
  const redirects = await leadingFrom(address, req);
  await remove(
    redirects.filter((redirect) => redirect.isAutomatic && leadsAway(redirect)),
    req,
  );
}

/** A document as visitors see it; undefined where they do not. */
async function publishedRow(kept: Kept, id: unknown, req: PayloadRequest) {
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] };
  const { docs } = await req.payload.find({ collection: kept, where, limit: 1, depth: 0, req });
  return docs[0] && ({ ...docs[0] } as Record<string, unknown>);
}

/**
 * Makes a redirect when a published document gets another address, and ends the one that leads away from where a
 * document is published. When a document is unpublished, deleted or put in the trash, its redirects lead to its
 * section. Drafts move nothing.
 */
export function redirectOnMove(kept: Kept): {
  beforeChange: CollectionBeforeChangeHook;
  afterChange: CollectionAfterChangeHook;
  afterDelete: CollectionAfterDeleteHook;
} {
  const key = (id: unknown) => `published row of ${kept} ${String(id)}`;
  async function end(row: Record<string, unknown>, req: PayloadRequest) {
    const address = pathOfDocument(kept, row);
    if (address) await leadToSection(address, sectionOf[kept](row), req);
  }
  return {
    beforeChange: async ({ originalDoc, req }) => {
      const { id } = (originalDoc ?? {}) as { id?: number };
      if (!id || isDraftSave(req, kept, id)) return;
      // Reading gives the request another context.
      const row = await publishedRow(kept, id, req);
      req.context[key(id)] = row;
    },
    afterChange: async ({ doc, req }) => {
      const saved = doc as Record<string, unknown>;
      if (isDraftSave(req, kept, saved.id)) return;
      const row = req.context[key(saved.id)] as Record<string, unknown> | undefined;
      if (saved._status !== 'published' || saved.deletedAt) {
        // A draft beside what is published ends nothing.
        if (row && !(await publishedRow(kept, saved.id, req))) await end(row, req);
        return;
      }
      const before = row && pathOfDocument(kept, row);
      const after = pathOfDocument(kept, saved);
      if (after) await (before && before !== after ? move(before, after, req) : free(after, req));
      // Its campaign address was taken away.
      else if (row) await end(row, req);
    },
    afterDelete: ({ doc, req }) => end(doc as Record<string, unknown>, req),
  };
}
