import type { VisitorRecord } from '@/contract/calls/visitors';

import type { CallContext } from '../../platform/http/callContext';

/** Keeps a visit, or how fast a page of it was, with its day. */
export async function storeVisit(
  { payload, today }: CallContext,
  { vitals, ...visit }: VisitorRecord,
): Promise<true> {
  const day = `${today}T12:00:00.000Z`;
  await (vitals
    ? payload.create({ collection: 'page-vitals', data: { ...vitals, day }, depth: 0 })
    : payload.create({ collection: 'visits', data: { ...visit, day }, depth: 0 }));
  return true;
}
