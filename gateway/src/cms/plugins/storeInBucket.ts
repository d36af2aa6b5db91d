import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  Plugin,
  UploadConfig,
} from 'payload';

import { config } from '../../platform/config/config';
import type { ObjectStore } from '../../platform/files/objectStore';
import { logFault } from '../../platform/log/logFault';
import { fileNames } from '../files/fileNames';
import { serveObject } from '../files/serveObject';

type Row = Parameters<typeof fileNames>[0] & { id?: number | string; mimeType?: string };
type Size = { filename?: string | null; mimeType?: string };

/** In the context of a request: keys of files that no row names yet, and of those that a change or a deletion leaves behind. */
const unsaved = 'unsavedFiles';
const leftBy = (id: Row['id']) => `filesLeftBy${id}`;

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

function hooksFor(bucket: ObjectStore, slug: string) {
  const keysOf = (row: Row) => fileNames(row).map((name) => `${slug}/${name}`);

  /** Of files that nothing names any more. One that stays because the storage fails just now costs its place alone. */
  const removeUnnamed = async (keys: string[]): Promise<void> => {
    await Promise.all(
      keys.map((key) => bucket.remove(key).catch((error) => logFault('Deleting a file', error))),
    );
  };

  const removeLeft = async (id: Row['id'], { context }: PayloadRequest): Promise<void> => {
    await removeUnnamed((context[leftBy(id)] ?? []) as string[]);
    delete context[leftBy(id)];
  };

  /** Before the row is written, so that no row names a file that is not there. A name is never used again. */
  const putFiles: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
    const row = data as Row;
    const before = (originalDoc ?? {}) as Row;
    const isReplaced = req.file && row.filename !== before.filename;
    // A copy comes with the row that it was made from, whose files stay.
    if (operation === 'update') req.context[leftBy(before.id)] = isReplaced ? keysOf(before) : [];
    if (!isReplaced) return;
    const files = newFiles(row, req);
    req.context[unsaved] = files.map(({ name }) => `${slug}/${name}`);
    const puts = files.map(({ name, mimeType, content }) => bucket.put(`${slug}/${name}`, content, mimeType));
    // After a failure too all have to end: one that came later would not be deleted again.
    await Promise.allSettled(puts);
    await Promise.all(puts);
  };

  /** The document that it is given has only the fields that the request selects, so it cannot tell which files stay. */
  const removeReplaced: CollectionAfterChangeHook = async ({ previousDoc, operation, req }) => {
    delete req.context[unsaved];
    if (operation === 'update') await removeLeft((previousDoc as Row).id, req);
  };

  /** What was put for a document that was then refused, for example because its description is missing. */
  const removeUnsaved: CollectionAfterErrorHook = async ({ req }) => {
    await removeUnnamed((req.context[unsaved] ?? []) as string[]);
    delete req.context[unsaved];
  };

  /** Refuses to delete a document while its files could not be deleted: they would be served for ever. */
  const requireBucket: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const row = await req.payload.findByID({
      collection: slug as CollectionSlug,
      id,
      depth: 0,
      disableErrors: true,
      req,
    });
    const keys = keysOf((row ?? {}) as Row);
    if (keys[0]) await bucket.size(keys[0]);
    req.context[leftBy(id)] = keys;
  };

  const removeDeleted: CollectionAfterDeleteHook = ({ id, req }) => removeLeft(id, req);

  return { putFiles, removeReplaced, removeUnsaved, requireBucket, removeDeleted };
}

/** Payload fetches the file of a document that is duplicated from its address, which may be in a private network. */
function ownFiles(slug: string): UploadConfig['skipSafeFetch'] {
  const { protocol, hostname, port } = new URL(config.publicUrl);
  const pathname = `/cms-api/${slug}/file/*`;
  return [{ protocol: protocol === 'https:' ? 'https' : 'http', hostname, port, pathname }];
}

function inBucket(collection: CollectionConfig, upload: UploadConfig, bucket: ObjectStore): CollectionConfig {
  const { hooks = {} } = collection;
  const added = hooksFor(bucket, collection.slug);
  return {
    ...collection,
    upload: {
      ...upload,
      disableLocalStorage: true,
      handlers: [serveObject(bucket, upload)],
      skipSafeFetch: ownFiles(collection.slug),
    },
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), added.putFiles],
      afterChange: [added.removeReplaced, ...(hooks.afterChange ?? [])],
      beforeDelete: [...(hooks.beforeDelete ?? []), added.requireBucket],
      afterDelete: [added.removeDeleted, ...(hooks.afterDelete ?? [])],
      afterError: [...(hooks.afterError ?? []), added.removeUnsaved],
    },
  };
}

/**
 * Payload plugin: files of uploads go into the bucket, under the name of their collection, and are served from there at
 * the same addresses. Without a bucket they stay where they are (decision 109).
 */
export const storeInBucket =
  (bucket: ObjectStore | undefined): Plugin =>
  (payloadConfig) =>
    bucket
      ? {
          ...payloadConfig,
          collections: payloadConfig.collections?.map((collection) =>
            typeof collection.upload === 'object'
              ? inBucket(collection, collection.upload, bucket)
              : collection,
          ),
        }
      : payloadConfig;
