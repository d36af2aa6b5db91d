import type { VisitRecord } from '@/services/domain/visitRecord';

import { request } from './client';
import type { CallContext } from './headers';
import { toCountry } from './map/visitor';

/** Country of `context.visitorAddress`, ISO 3166-1 alpha-2; undefined for private addresses and unlisted ones. */
export async function fetchVisitorCountry(context: CallContext): Promise<string | undefined> {
  return toCountry(await request('interview', {}, context));
}

/** Records a visit that the visitor has consented to. */
export async function recordVisit(visit: VisitRecord, context: CallContext): Promise<void> {
  await request('recordVisitor', visit, context);
}
