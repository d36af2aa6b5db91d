import type { WirePoster } from '@/contract/calls/activities';
import type { Poster } from '@/services/domain/activities/poster';

import type { MapContext } from './context';
import { toImage } from './image';

export const toPoster = ({ linkUrl, ...wire }: WirePoster, context: MapContext): Poster => ({
  ...wire,
  image: toImage(wire.image, context),
  href: linkUrl,
});
