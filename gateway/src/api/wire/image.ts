import type { WireImage } from '@/contract/calls/common';

import { ownPath } from '../../domain/ownPath';
import type { Media } from '../../payload-types';

/** Null where there is no image, or where the reader may not see it. */
export function imageToWire(media: Media | number | null | undefined): WireImage | null {
  if (!media || typeof media === 'number') return null;
  const { url, alt, width, height, focalX, focalY, colour, isDrawing } = media;
  if (!url || !width || !height) return null;
  const focus = { x: focalX ?? 50, y: focalY ?? 50 };
  const isMiddle = focus.x === 50 && focus.y === 50;
  return {
    ...{ url: ownPath(url), alt, width, height },
    ...(!isMiddle && { focus }),
    ...(colour && { colour }),
    ...(isDrawing && { isDrawing }),
  };
}
