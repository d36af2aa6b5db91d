import type { WireTrademarkService } from '@/contract/calls/services';

import type { Service } from '../../payload-types';
import type { CallContext } from '../../platform/http/callContext';
import type { Reading } from './reading';
import { serviceToWire } from './serviceToWire';

/** Null where the office or the classes are missing: a service that was of another area before. */
export function trademarkServiceToWire(
  service: Service,
  context: Pick<CallContext, 'language' | 'today'>,
  reading?: Reading,
): WireTrademarkService | null {
  const { office, classesIncluded } = service;
  return office && classesIncluded
    ? { ...serviceToWire(service, context, reading), office, classesIncluded }
    : null;
}
