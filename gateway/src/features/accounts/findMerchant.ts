import type { Payload } from 'payload';

import type { Merchant } from '../../payload-types';

/** The account of a number, or null. */
export async function findMerchant(payload: Payload, phone: string): Promise<Merchant | null> {
  const { docs } = await payload.find({
    collection: 'merchants',
    where: { username: { equals: phone } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0] ?? null;
}

/** Whether a number has an account. Counts, so that the answer takes as long either way. */
export async function hasAccount(payload: Payload, phone: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'merchants',
    where: { username: { equals: phone } },
  });
  return totalDocs > 0;
}
