import type { CollectionBeforeOperationHook } from 'payload';

import type { FileStore } from '../../../platform/files/fileStore';
import { readableName } from './unguessableName';

/** The query that the admin sends with what was done under "Edit image". */
interface UploadEdits {
  crop?: unknown;
  widthInPixels?: unknown;
  heightInPixels?: unknown;
  focalPoint?: { x?: unknown; y?: unknown };
}

/**
 * Has an image that is cropped or resized saved under a new name, as if its file had been uploaded again. Payload would
 * write over the file, and browsers and the site's image optimiser would keep the old one at its address for a day.
 */
export const renameCroppedImage =
  (files: FileStore): CollectionBeforeOperationHook =>
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
    const data = await files.read(`media/${stored.filename}`);
    if (!data) throw new Error(`The file media/${stored.filename} is missing.`);
    req.file = { data, name: readableName(stored.filename), mimetype: stored.mimeType, size: data.length };
  };

/**
 * Has a focal point saved without the file. Payload would make the image anew under its name, each time a little worse;
 * no size is cut by the focal point, the site does that.
 */
export const saveFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { focalPoint } = (req.query?.uploadEdits ?? {}) as UploadEdits;
  if (operation !== 'update' || req.file || !focalPoint) return;
  const [focalX, focalY] = [focalPoint.x, focalPoint.y].map((part) => Math.round(Number(part)));
  if (!Number.isFinite(focalX) || !Number.isFinite(focalY)) return;
  req.query = { ...req.query, uploadEdits: undefined };
  const { data } = args as { data?: object };
  return { ...args, data: { ...data, focalX, focalY } };
};
