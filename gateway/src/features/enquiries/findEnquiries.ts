import type { Payload } from 'payload';

import type { SentEnquiry } from '../../domain/enquiry';

/** The confirmed enquiries of a merchant, the newest first. */
export async function findEnquiries(
  payload: Payload,
  merchantId: number,
  limit?: number,
): Promise<SentEnquiry[]> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { merchant: { equals: merchantId }, confirmedAt: { exists: true } },
    sort: '-confirmedAt',
    depth: 0,
    limit,
    pagination: false,
  });
  return docs.map(({ id, kind, topic, message, state, confirmedAt }) => ({
    id,
    kind,
    topic: topic ?? null,
    message: message ?? '',
    state,
    confirmedAt: confirmedAt ?? '',
  }));
}
