import type { WireImage } from '@/contract/calls/common';
import type { Image } from '@/services/domain/content/image';

import type { MapContext } from './context';

/** Addresses from the media library may be relative to the gateway host. */
export const imageFromWire = ({ url, ...image }: WireImage, { host }: MapContext): Image => ({
  src: new URL(url, host).href,
  ...image,
});

export const optionalImageFromWire = (wire: WireImage | null, context: MapContext): Image | null =>
  wire && imageFromWire(wire, context);
