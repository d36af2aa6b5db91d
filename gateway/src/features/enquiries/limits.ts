import { codes } from '@/contract/calls/envelope';

import { HttpError } from '../../platform/http/response';
import { countAttempt, type Limit } from '../../platform/limits/limit';

const hour = 60 * 60;

/** How often what may be done with enquiries. The second one keeps a stranger's mailbox from being filled through us. */
export const enquiryLimits = {
  fromAddress: { name: 'enquiries-from-address', points: 20, seconds: hour },
  toMailbox: { name: 'enquiries-to-mailbox', points: 5, seconds: 24 * hour },
} satisfies Record<string, Limit>;

/**
 * Counts one more.
 * @throws CallError 429 with Retry-After
 */
export async function allowEnquiry(limit: Limit, key: string): Promise<void> {
  const { isAllowed, retryAfter } = await countAttempt(limit, key);
  if (isAllowed) return;
  const seconds = String(Math.max(1, retryAfter));
  throw new HttpError(codes.tooManyRequests, `Too many enquiries. Try again in ${seconds} s.`, {
    'Retry-After': seconds,
  });
}
