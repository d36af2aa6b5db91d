import type { WireImage } from '@/contract/calls/common';

import { ownPath } from '../../domain/ownPath';
import { requestContext } from '../requestContext';

/** The media library's own smaller version of an image, 800 pixels wide; the image itself where there is none. */
export async function mediumImage(image: WireImage): Promise<Omit<WireImage, 'alt'>> {
  const { payload } = await requestContext();
  const filename = decodeURIComponent(image.url.slice(image.url.lastIndexOf('/') + 1));
  const where = { filename: { equals: filename } };
  const { docs } = await payload.find({ collection: 'media', where, depth: 0, limit: 1, pagination: false });
  const { url, width, height } = docs[0]?.sizes?.medium ?? {};
  return url && width && height ? { url: ownPath(url), width, height } : image;
}
