import type { Payload } from 'payload';

import { havePages, pathOfLink } from '../../domain/addresses';
import { contentIndex, type IndexedDocument } from '../../features/links/contentIndex';

/** A document that shows another one or links to it. */
export interface Use extends Pick<IndexedDocument, 'source' | 'id' | 'title'> {
  /** `shows`: it refers to the document; `links`: a link in it leads to the document's page. */
  by: 'shows' | 'links';
  /** Whether visitors see it; otherwise only a draft has it. */
  isLive: boolean;
}

/** A document with what uses it. */
export interface Used {
  id?: number;
  title: IndexedDocument['title'];
  /** Addresses that are a 404 without it; none where it is not published or has no page of its own. */
  addresses: string[];
  uses: Use[];
}

/** As it is answered. */
export interface Uses {
  used: Used[];
}

const nameOf = ({ source, id }: Pick<IndexedDocument, 'source' | 'id'>) => `${source}:${id ?? ''}`;

/** How a document uses another one; a document that shows another one may link to it too. */
function waysOf(
  { references }: IndexedDocument,
  { source, id, addresses }: Pick<IndexedDocument, 'source' | 'id' | 'addresses'>,
): Use['by'][] {
  const shows = references.some(
    (reference) => reference.kind === 'document' && reference.collection === source && reference.id === id,
  );
  const links = references.some(
    (reference) => reference.kind === 'link' && addresses.includes(pathOfLink(reference.href)),
  );
  return [...(shows ? (['shows'] as const) : []), ...(links ? (['links'] as const) : [])];
}

/**
 * The uses of documents of a collection, in published versions and in drafts; live ones come first. Documents
 * that are asked about together do not count as uses of each other.
 */
export async function findUses(payload: Payload, source: string, ids: number[]): Promise<Used[]> {
  const documents = await contentIndex(payload);
  const asked = new Set(ids.map((id) => nameOf({ source, id })));
  const others = documents.filter((document) => !asked.has(nameOf(document)));
  return ids.map((id) => {
    const own = documents.filter((document) => document.source === source && document.id === id);
    // None where it is in the trash.
    const title = own.at(-1)?.title ?? { en: String(id), de: String(id) };
    const target = { source, id, addresses: own.flatMap(({ addresses }) => addresses) };
    const uses = new Map<string, Use>();
    // Live versions first: a draft that does the same adds nothing.
    for (const version of ['live', 'draft'] as const)
      for (const document of others.filter((other) => other.version === version))
        for (const by of waysOf(document, target)) {
          const key = `${nameOf(document)} ${by}`;
          const { source: from, id: fromId, title: titleFrom } = document;
          if (!uses.has(key))
            uses.set(key, { source: from, id: fromId, title: titleFrom, by, isLive: version === 'live' });
        }
    const live = own.find(({ version }) => version === 'live' && havePages(source));
    return { id, title, addresses: live?.addresses ?? [], uses: [...uses.values()] };
  });
}

/** Images that nothing refers to, neither what is published nor a newest draft. */
export async function unusedMedia(payload: Payload): Promise<number[]> {
  const documents = await contentIndex(payload);
  const used = new Set(
    documents.flatMap(({ references }) =>
      references.flatMap((reference) =>
        reference.kind === 'document' && reference.collection === 'media' ? [reference.id] : [],
      ),
    ),
  );
  return documents.flatMap(({ source, id }) =>
    source === 'media' && id !== undefined && !used.has(id) ? [id] : [],
  );
}
