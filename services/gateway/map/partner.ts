import type { WirePartner } from '@/contract/calls/common';
import type { Partner } from '@/services/domain/content/partner';

import type { MapContext } from './context';
import { toOptionalImage } from './image';

export const toPartner = ({ logo, updateTime, ...wire }: WirePartner, context: MapContext): Partner => ({
  ...wire,
  logo: toOptionalImage(logo, context),
  updatedAt: updateTime,
});
