import type { WirePoster } from '@/gateway/contract/activities';
import type { Poster } from '@/services/domain/poster';

import type { MapContext } from './context';
import { toImage } from './image';

export const toPoster = ({ linkUrl, ...wire }: WirePoster, context: MapContext): Poster => ({
  ...wire,
  image: toImage(wire.image, context),
  href: linkUrl,
});
