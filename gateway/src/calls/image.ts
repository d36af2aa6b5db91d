import type { WireImage } from '../../contract/common';
import type { Media } from '../payload-types';

/** Null where there is no image, or where the reader may not see it. */
export function toImage(media: Media | number | null | undefined): WireImage | null {
  if (!media || typeof media === 'number') return null;
  const { url, alt, width, height } = media;
  return url && width && height ? { url, alt, width, height } : null;
}
