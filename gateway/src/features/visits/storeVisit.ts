import type { VisitorRecord } from '@/contract/calls/visitors';

import type { CallContext } from '../../platform/http/callContext';

/** Keeps a visit with its day. */
export async function storeVisit({ payload, today }: CallContext, visit: VisitorRecord): Promise<true> {
  const data = { ...visit, day: `${today}T12:00:00.000Z` };
  await payload.create({ collection: 'visits', data, depth: 0 });
  return true;
}
