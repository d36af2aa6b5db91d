import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  Plugin,
  UploadConfig,
} from 'payload';

import { fileNames } from '../../cms/collections/hooks/fileNames';
import type { FileStore } from '../../platform/files/fileStore';
import { extend } from '../../platform/plugins/extend';
import { deleteLeftFiles, keyOf, noteFiles } from './leftFiles';
import { serveFile } from './serveFile';

type Row = Parameters<typeof fileNames>[0] & { mimeType?: string };
type Size = { filename?: string | null; mimeType?: string };

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
  const noteChange = async (row: Row, { payload }: PayloadRequest) => {
    if (row.filename) await noteFiles(payload, { slug, filename: row.filename, names: fileNames(row) });
  };

  /** Before the row is written, so that no row names a file that is not there. A name is never used again. */
  const putFiles: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    const row = data as Row;
    const before = (originalDoc ?? {}) as Row;
    if (!req.file || !row.filename || row.filename === before.filename) return;
    const files = newFiles(row, req);
    await noteChange(before, req);
    await noteFiles(req.payload, { slug, filename: row.filename, names: files.map(({ name }) => name) });
    const puts = files.map(({ name, mimeType, content }) => store.put(keyOf(slug, name), content, mimeType));
    // When one fails, others are still under way: they would write after the upload has been refused.
    await Promise.allSettled(puts);
    await Promise.all(puts);
  };

  const noteDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const row = await req.payload.findByID({
      collection: slug as CollectionSlug,
      id,
      depth: 0,
      disableErrors: true,
      req,
    });
    await noteChange((row ?? {}) as Row, req);
  };

  return { putFiles, noteDeleted };
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
      beforeDelete: [...(hooks.beforeDelete ?? []), added.noteDeleted],
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
  (config) =>
    extend(
      {
        ...config,
        collections: config.collections?.map((collection) =>
          typeof collection.upload === 'object' ? storedIn(store, collection, collection.upload) : collection,
        ),
      },
      { hourly: [deleteLeftFiles(store)] },
    );
