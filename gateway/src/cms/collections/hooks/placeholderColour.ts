import type { CollectionBeforeChangeHook } from 'payload';
import sharp from 'sharp';

/** The mean colour of an image, as `#rrggbb`; null where parts of it are transparent and would show the colour for good. */
async function meanColour(image: Buffer): Promise<string | null> {
  const pixel = sharp(image).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').ensureAlpha();
  const rgba = (await pixel.raw().toBuffer()).toString('hex');
  return rgba.endsWith('ff') ? `#${rgba.slice(0, 6)}` : null;
}

/** Keeps the colour of a new file, which stands in the image's place until it has come. */
export const savePlaceholderColour: CollectionBeforeChangeHook = async ({ data, req }) =>
  req.file?.data.length ? { ...data, colour: await meanColour(req.file.data) } : data;
