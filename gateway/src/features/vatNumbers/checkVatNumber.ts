import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';

import type { WireVatNumberAnswer } from '@/contract/calls/vatNumbers';

import { config } from '../../platform/config/config';
import type { CallContext } from '../../platform/http/callContext';
import { askVies } from './askVies';

/** VIES counts the queries of all visitors together as ours. Nobody waits for more than one other: 20 s with the own one. */
const queue = bulkhead(10, 10);

/** Answers in memory alone, so that a reload costs VIES nothing; what has failed is asked anew. */
const answers = new LRUCache<string, WireVatNumberAnswer>({ max: 1_000, ttl: 10 * 60_000 });

async function askInTurn(url: string, number: string, now: Date): Promise<WireVatNumberAnswer> {
  try {
    return await queue.execute(() => askVies({ url }, number, now));
  } catch (error) {
    if (isBulkheadRejectedError(error)) return { state: 'failed', fault: 'busy' };
    throw error;
  }
}

/** What VIES says of a normalised number. Neither log nor database learns of the number. */
export async function checkVatNumber(
  { payload, now }: Pick<CallContext, 'payload' | 'now'>,
  { number }: { number: string },
  url = config.viesUrl,
): Promise<WireVatNumberAnswer> {
  if (!url) return { state: 'off' };
  const kept = answers.get(number);
  if (kept) return kept;
  const answer = await askInTurn(url, number, now);
  if (answer.state === 'answered') answers.set(number, answer);
  if (answer.state === 'failed' && answer.fault === 'refused')
    payload.logger.warn('VIES refuses the queries of this gateway.');
  return answer;
}
