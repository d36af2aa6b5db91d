import type { WirePoster } from '@/contract/calls/activities';
import type { Poster } from '@/services/domain/activities/poster';

import type { MapContext } from './context';
import { imageFromWire } from './image';

export const posterFromWire = ({ linkUrl, ...wire }: WirePoster, context: MapContext): Poster => ({
  ...wire,
  image: imageFromWire(wire.image, context),
  href: linkUrl,
});
