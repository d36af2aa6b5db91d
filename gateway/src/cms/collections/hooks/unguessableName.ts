import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { CollectionBeforeOperationHook } from 'payload';

/** Of the name that a file came with, so much stays readable. */
const longest = 80;

/** 96 random bits, in characters that every file system keeps apart. */
const randomPart = () => randomBytes(12).toString('hex');

const added = /-[0-9a-f]{24}(?=\.[a-z0-9]+$)/;

/** `poster.png` as `poster-6f…21.png`. */
export function unguessableName(name: string): string {
  const { name: base, ext } = path.parse(name);
  return `${base.slice(0, longest)}-${randomPart()}${ext.toLowerCase()}`;
}

/** The name as people know it, without the random part. */
export const readableName = (name: string): string => name.replace(added, '');

/**
 * Files are served to everybody who knows the address, before anything that shows them is published too. So nobody may
 * guess it.
 */
export const giveUnguessableName: CollectionBeforeOperationHook = ({ operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file?.name)
    req.file.name = unguessableName(req.file.name);
};

/** The query that the admin sends with what was done under "Edit image". */
interface UploadEdits {
  crop?: unknown;
  widthInPixels?: unknown;
  heightInPixels?: unknown;
}

/**
 * Has an image that is cropped or resized saved under a new name, as if its file had been uploaded again. Payload would
 * write over the file, and browsers and the site's image optimiser would keep the old one at its address for a day.
 */
export const renameCroppedImage =
  (folder: string): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const { crop, widthInPixels, heightInPixels } = (req.query?.uploadEdits ?? {}) as UploadEdits;
    const { id } = args as { id?: number };
    if (operation !== 'update' || !id || req.file || !(crop || widthInPixels || heightInPixels)) return;
    const stored = await req.payload.findByID({
      collection: 'media',
      id,
      depth: 0,
      disableErrors: true,
      req,
    });
    if (!stored?.filename || !stored.mimeType) return;
    const data = await readFile(path.join(folder, stored.filename));
    req.file = { data, name: readableName(stored.filename), mimetype: stored.mimeType, size: data.length };
  };
