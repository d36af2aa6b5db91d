import { env } from '@/services/config/env';
import type { VisitRecord } from '@/services/domain/visits/visitRecord';

import { request, requestOnArrival } from './client';
import { withDeadline } from './deadline';
import type { CallContext } from './headers';
import { toCountry } from './map/visitor';

/**
 * Country of `context.visitorAddress`, ISO 3166-1 alpha-2; undefined for private addresses and unlisted ones.
 * @throws GatewayError; DeadlineExceeded soon, for somebody waits for the first page meanwhile
 */
export async function fetchVisitorCountry(context: CallContext): Promise<string | undefined> {
  const ask = () => requestOnArrival('interview', {}, context);
  return toCountry(await withDeadline(env().ARRIVAL_DEADLINE_MS, ask));
}

/** Records a visit that the visitor has consented to. */
export async function recordVisit(visit: VisitRecord, context: CallContext): Promise<void> {
  await request('recordVisitor', visit, context);
}
