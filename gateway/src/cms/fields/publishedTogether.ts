import type { RequestContext, Where } from 'payload';

const key = 'publishedTogether';

interface Published {
  /** Collection or global. */
  source: string;
  id?: number;
}

/**
 * The context of a request that publishes several documents at one moment: they may link to each other.
 * @public For plugins.
 */
export const publishingTogether = (documents: readonly Published[]): RequestContext => ({
  [key]: documents.map(({ source, id }) => ({ source, id })),
});

/** Matches documents that are published, or become so together with the one that is being saved. */
export function publishedWith(collection: string, context: RequestContext): Where {
  const together = (context[key] as Published[] | undefined) ?? [];
  const ids = together.flatMap(({ source, id }) => (source === collection && id ? [id] : []));
  const published: Where = { _status: { equals: 'published' } };
  return ids.length > 0 ? { or: [published, { id: { in: ids } }] } : published;
}
