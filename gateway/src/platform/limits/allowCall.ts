import { codes } from '@/contract/calls/envelope';

import { HttpError } from '../http/response';
import { countAttempt, type Limit, type LimitResult } from './limit';

/** The answer to one more than a limit allows: 429 with Retry-After. */
export function tooManyCalls({ retryAfter }: Pick<LimitResult, 'retryAfter'>): HttpError {
  const seconds = String(Math.max(1, retryAfter));
  return new HttpError(codes.tooManyRequests, `Too many requests. Try again in ${seconds} s.`, {
    'Retry-After': seconds,
  });
}

/**
 * Counts one more.
 * @throws HttpError 429 with Retry-After
 */
export async function allowCall(limit: Limit, key: string): Promise<void> {
  const result = await countAttempt(limit, key);
  if (!result.isAllowed) throw tooManyCalls(result);
}
