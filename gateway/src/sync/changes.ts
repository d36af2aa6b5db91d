import type { CollectionSlug, PayloadRequest } from 'payload';

import { addressParts, type AddressParts, type ContentChange } from '@/contract/site/siteRequests';

import { recordChange } from './notifySite';

/** A document as visitors have it, straight from its table: hooks and drafts leave it alone. */
export type Row = Record<string, unknown> | null | undefined;
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
    addressParts
      .keyof()
      .options.flatMap((name) => (typeof row?.[name] === 'string' && row[name] ? [[name, row[name]]] : [])),
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
export const rowOf = (req: Pick<PayloadRequest, 'payload'>, { source, id }: Place): Promise<Row> =>
  id === undefined
    ? req.payload.db.findGlobal({ slug: source, req })
    : req.payload.db.findOne({ collection: source as CollectionSlug, where: { id: { equals: id } }, req });

interface Saving {
  operation: string;
  /** Arguments of the operation; their type depends on it. */
  args?: unknown;
  req: PayloadRequest;
}
interface SaveArguments {
  id?: number | string;
  draft?: boolean;
  data?: { _status?: unknown };
}

const draftKey = (source: string, id: unknown = '') => `draft save: ${source} ${String(id)}`;

/** Notes, before Payload begins, whether a save leaves the published row as it is; no hook is told later. */
const noteDraftSave =
  (source: string) =>
  ({ operation, args, req }: Saving): void => {
    if (operation !== 'update') return;
    const { id, draft, data } = (args ?? {}) as SaveArguments;
    req.context[draftKey(source, id)] = Boolean(draft) && data?._status !== 'published';
  };

/**
 * Whether a save changes the draft alone, so that what visitors see is the same before and after it. A save of several
 * documents is noted without their ids. Nobody is told of the demo content either.
 */
export const isDraftSave = (req: PayloadRequest, source: string, id?: unknown): boolean =>
  req.context.isSeeding === true ||
  (req.context[draftKey(source, id)] ?? req.context[draftKey(source)]) === true;

const keyOf = ({ source, id }: Place) => `before ${source} ${id ?? ''}`;

/** A hook's arguments, as far as they are the same in collections and globals. */
interface Changed {
  doc?: object;
  originalDoc?: object;
  operation?: string;
  req: PayloadRequest;
}

/**
 * The hooks that tell the site of what is published, changed, withdrawn or deleted in a collection or global. A draft changes
 * nothing that visitors see, and is saved while somebody types: then neither row is read.
 */
export function changeHooks(source: string, kind: 'collection' | 'global') {
  const placeOf = (doc: object | undefined): Place =>
    kind === 'global' ? { source } : { source, id: (doc as { id: number }).id };
  const hooks = {
    beforeOperation: noteDraftSave(source),
    beforeChange: async ({ originalDoc, operation, req }: Changed) => {
      if (operation === 'create') return;
      const place = placeOf(originalDoc);
      if (!isDraftSave(req, source, place.id)) req.context[keyOf(place)] = await rowOf(req, place);
    },
    afterChange: async ({ doc, req }: Changed) => {
      const place = placeOf(doc);
      if (isDraftSave(req, source, place.id)) return;
      const change = changeOf(place, req.context[keyOf(place)] as Row, await rowOf(req, place));
      if (change) await recordChange(req, change);
    },
  };
  if (kind === 'global') return hooks;
  return {
    ...hooks,
    afterDelete: async ({ doc, req }: Changed) => {
      const change = changeOf(placeOf(doc), { ...doc }, undefined);
      if (change) await recordChange(req, change);
    },
  };
}
