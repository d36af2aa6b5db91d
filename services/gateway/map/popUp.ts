import type { WirePopMarket } from '@/contract/calls/activities';
import type { PopUp } from '@/services/domain/activities/popUp';

import type { MapContext } from './context';

export const popUpFromWire = (wire: WirePopMarket, { host }: Pick<MapContext, 'host'>): PopUp => ({
  id: wire.id,
  imageUrl: new URL(wire.popContent, host).href,
  imageAlt: wire.popAlt,
  href: wire.linkUrl,
  startsAt: wire.startTime,
  endsAt: wire.endTime,
});
