import { dayOf } from '@/shared/dayOf';

import { asVisitor } from '../../platform/http/callContext';
import type { RequestContext } from '../requestContext';

/** Keys of the pages that a merchant agrees to or takes note of. */
export const termsKey = 'agreezc';
export const privacyKey = 'agreeys';

/** The version of both texts: the day in Berlin on which the younger one was changed last; the CMS keeps every version. */
export async function findConsentVersion({
  payload,
  now,
}: Pick<RequestContext, 'payload' | 'now'>): Promise<string> {
  const { docs } = await payload.find({
    collection: 'pages',
    ...asVisitor('en'),
    depth: 0,
    where: { pageKey: { in: [termsKey, privacyKey] } },
    select: { updatedAt: true },
    pagination: false,
  });
  const changes = docs.map(({ updatedAt }) => new Date(updatedAt).getTime());
  return dayOf(changes.length > 0 ? new Date(Math.max(...changes)) : now);
}
