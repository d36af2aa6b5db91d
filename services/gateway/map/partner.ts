import type { WirePartner } from '@/contract/calls/common';
import type { Partner } from '@/services/domain/content/partner';

import type { MapContext } from './context';
import { optionalImageFromWire } from './image';

export const partnerFromWire = (
  { logo, updateTime, ...wire }: WirePartner,
  context: MapContext,
): Partner => ({
  ...wire,
  logo: optionalImageFromWire(logo, context),
  updatedAt: updateTime,
});
