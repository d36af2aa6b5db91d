import type {
  CollectionAfterReadHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
} from 'payload';

import { addressPartNames, type AddressParts, type ContentChange } from '@/contract/site/contentTable';

import { isDraftSave, noteDraftSave } from './draftSaves';
import { recordChange } from './notifySite';
import { trackRead } from './trackVersions';

/** A document as visitors have it, straight from its table: hooks and drafts leave it alone. */
type Row = Record<string, unknown> | null | undefined;
interface Place {
  /** Collection or global. */
  source: string;
  /** None for a global. */
  id?: number;
}

/** A document in the trash keeps its status. */
const isVisible = (row: Row): boolean =>
  Boolean(row) && !row?.deletedAt && (row?._status ?? 'published') === 'published';

/** Returns the fields that a document's addresses are made of. */
export const addressPartsOf = (row: Row): AddressParts =>
  Object.fromEntries(
    addressPartNames.flatMap((name) =>
      typeof row?.[name] === 'string' && row[name] ? [[name, row[name]]] : [],
    ),
  );

/** The same; undefined where visitors do not see the document. */
export const partsOf = (row: Row): AddressParts | undefined =>
  isVisible(row) ? addressPartsOf(row) : undefined;

const timeOf = (row: Row): number => new Date((row?.updatedAt as string | Date | undefined) ?? 0).getTime();

/** Returns the change that visitors see after a save; undefined if they see none, as with a draft of a published document. */
export function changeOf(place: Place, was: Row, is: Row): ContentChange | undefined {
  const [before, after] = [partsOf(was), partsOf(is)];
  if (!before && !after) return undefined;
  if (before && after && timeOf(was) === timeOf(is)) return undefined;
  return { ...place, before, after };
}

/** A document as visitors have it; undefined where there is none. */
export const rowOf = (req: PayloadRequest, { source, id }: Place): Promise<Row> =>
  id === undefined
    ? req.payload.db.findGlobal({ slug: source, req })
    : req.payload.db.findOne({ collection: source as CollectionSlug, where: { id: { equals: id } }, req });

const keyOf = ({ source, id }: Place) => `before ${source} ${id ?? ''}`;

/** A draft changes nothing that visitors see, and is saved while somebody types: then neither row is read. */
async function rememberBefore(req: PayloadRequest, place: Place): Promise<void> {
  if (isDraftSave(req, place.source, place.id)) return;
  req.context[keyOf(place)] = await rowOf(req, place);
}

async function recordSave(req: PayloadRequest, place: Place): Promise<void> {
  if (isDraftSave(req, place.source, place.id)) return;
  const was = req.context[keyOf(place)] as Row;
  const change = changeOf(place, was, await rowOf(req, place));
  if (change) await recordChange(req, change);
}

/** Tells the site of every document of a collection that is published, changed, withdrawn or deleted. */
export function withChangeHooks(collection: CollectionConfig): CollectionConfig {
  const { slug: source, hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), noteDraftSave(source)],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ originalDoc, operation, req }) => {
          if (operation === 'update')
            await rememberBefore(req, { source, id: (originalDoc as { id: number }).id });
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        ({ doc, req }) => recordSave(req, { source, id: (doc as { id: number }).id }),
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, id, req }) => {
          const document = doc as Record<string, unknown>;
          const change = changeOf({ source, id: Number(id) }, document, undefined);
          if (change) await recordChange(req, change);
        },
      ],
    },
  };
}

/** The same, and each answer of the gateway names those that it was made from. */
export function withCollectionHooks(collection: CollectionConfig): CollectionConfig {
  const { slug: source, hooks = {} } = collection;
  const afterRead: CollectionAfterReadHook = ({ doc }) =>
    trackRead(source, doc as { id?: unknown; updatedAt?: unknown });
  return withChangeHooks({
    ...collection,
    hooks: { ...hooks, afterRead: [...(hooks.afterRead ?? []), afterRead] },
  });
}

/** The same for the documents of which there is only one. */
export function withGlobalHooks(global: GlobalConfig): GlobalConfig {
  const { slug: source, hooks = {} } = global;
  return {
    ...global,
    hooks: {
      ...hooks,
      afterRead: [
        ...(hooks.afterRead ?? []),
        ({ doc }) => trackRead(source, { updatedAt: (doc as { updatedAt?: unknown }).updatedAt }),
      ],
      beforeOperation: [...(hooks.beforeOperation ?? []), noteDraftSave(source)],
      beforeChange: [...(hooks.beforeChange ?? []), ({ req }) => rememberBefore(req, { source })],
      afterChange: [...(hooks.afterChange ?? []), ({ req }) => recordSave(req, { source })],
    },
  };
}
