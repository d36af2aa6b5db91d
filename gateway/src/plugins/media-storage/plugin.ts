import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  Payload,
  PayloadRequest,
  Plugin,
  UploadConfig,
} from 'payload';

import { fileNames } from '../../cms/collections/hooks/fileNames';
import { onTransactionEnd } from '../../platform/db/onTransactionEnd';
import type { FileStore } from '../../platform/files/fileStore';
import { logFault } from '../../platform/log/logFault';
import { serveFile } from './serveFile';

type Row = Parameters<typeof fileNames>[0] & { mimeType?: string };
type Size = { filename?: string | null; mimeType?: string };

/** All files of one row, by the name of the first, which no other row ever has. */
interface RowFiles {
  filename: string;
  keys: string[];
}

/** In the context of a request: files before and after each of its changes, until it is known which of them a row names. */
const undecided = (context: PayloadRequest['context']) =>
  (context.undecidedFiles ??= {}) as Record<string, RowFiles[]>;

/** The file of a request and its smaller sizes, each with the name that its row will have. */
function newFiles(data: Row, req: PayloadRequest) {
  const sizes = Object.entries(req.payloadUploadSizes ?? {}).map(([name, content]) => {
    const { filename, mimeType } = (data.sizes?.[name] ?? {}) as Size;
    return { filename, mimeType, content };
  });
  const own = { filename: data.filename, mimeType: data.mimeType, content: req.file?.data };
  return [own, ...sizes].flatMap(({ filename, mimeType, content }) =>
    filename && mimeType && content ? [{ name: filename, mimeType, content }] : [],
  );
}

function hooksFor(store: FileStore, slug: string) {
  const keyOf = (name: string) => `${slug}/${name}`;
  const filesOf = (row: Row): RowFiles[] =>
    row.filename ? [{ filename: row.filename, keys: fileNames(row).map(keyOf) }] : [];

  const remove = (key: string) => store.remove(key).catch((error) => logFault('Deleting a file', error));

  /** Deletes files that no row names. One that stays because the storage fails just now costs its place alone. */
  const removeUnnamed = async (files: RowFiles[], { db }: Payload): Promise<void> => {
    try {
      for (const { filename, keys } of files) {
        const where = { filename: { equals: filename } };
        const row = await db.findOne({ collection: slug as CollectionSlug, where });
        if (!row) await Promise.all(keys.map(remove));
      }
    } catch (error) {
      logFault('Finding the files to delete', error);
    }
  };

  /** Which files stay is known when the transaction is over; without one, when the row is written or refused. */
  const decideLater = async (change: string, files: RowFiles[], req: PayloadRequest): Promise<void> => {
    const isInTransaction = await onTransactionEnd(req, () => removeUnnamed(files, req.payload));
    if (!isInTransaction) undecided(req.context)[change] = files;
  };

  const decide = async (change: string, { context, payload }: PayloadRequest): Promise<void> => {
    const { [change]: files = [], ...others } = undecided(context);
    context.undecidedFiles = others;
    await removeUnnamed(files, payload);
  };

  /** Before the row is written, so that no row names a file that is not there. A name is never used again. */
  const putFiles: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    const row = data as Row;
    const before = (originalDoc ?? {}) as Row;
    if (!req.file || !row.filename || row.filename === before.filename) return;
    const files = newFiles(row, req);
    const added = { filename: row.filename, keys: files.map(({ name }) => keyOf(name)) };
    await decideLater(row.filename, [...filesOf(before), added], req);
    const puts = files.map(({ name, mimeType, content }) => store.put(keyOf(name), content, mimeType));
    // After a failure too all have to end: one that came later would not be deleted again.
    await Promise.allSettled(puts);
    await Promise.all(puts);
  };

  const removeReplaced: CollectionAfterChangeHook = ({ data, req }) =>
    decide(String((data as Row).filename), req);

  /** Removes the files of a document that was refused, for example because its description is missing. */
  const removeRefused: CollectionAfterErrorHook = async ({ req }) => {
    for (const change of Object.keys(undecided(req.context))) await decide(change, req);
  };

  /** Refuses to delete a document while its files could not be deleted: they would be served for ever. */
  const requireStorage: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const row = await req.payload.findByID({
      collection: slug as CollectionSlug,
      id,
      depth: 0,
      disableErrors: true,
      req,
    });
    const files = filesOf((row ?? {}) as Row);
    if (files[0]?.keys[0]) await store.size(files[0].keys[0]);
    await decideLater(String(id), files, req);
  };

  const removeDeleted: CollectionAfterDeleteHook = ({ id, req }) => decide(String(id), req);

  return { putFiles, removeReplaced, removeRefused, requireStorage, removeDeleted };
}

function storedIn(store: FileStore, collection: CollectionConfig, upload: UploadConfig): CollectionConfig {
  const { hooks = {} } = collection;
  const added = hooksFor(store, collection.slug);
  return {
    ...collection,
    upload: {
      ...upload,
      disableLocalStorage: true,
      handlers: [serveFile(store, upload)],
    },
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), added.putFiles],
      afterChange: [added.removeReplaced, ...(hooks.afterChange ?? [])],
      beforeDelete: [...(hooks.beforeDelete ?? []), added.requireStorage],
      afterDelete: [added.removeDeleted, ...(hooks.afterDelete ?? [])],
      afterError: [...(hooks.afterError ?? []), added.removeRefused],
    },
  };
}

/**
 * Files of uploads go into this storage, under the name of their collection, and are served from there.
 * Payload's own storage in a folder deletes the files of an image that is replaced before it knows whether the new one
 * is accepted (docs/decisions/0109).
 */
export const mediaStorage =
  (store: FileStore): Plugin =>
  (payloadConfig) => ({
    ...payloadConfig,
    collections: payloadConfig.collections?.map((collection) =>
      typeof collection.upload === 'object' ? storedIn(store, collection, collection.upload) : collection,
    ),
  });
