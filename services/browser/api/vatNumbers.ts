import type { ViesAnswer } from '@/services/domain/vatNumbers/viesAnswer';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

/** What VIES says of a normalised number. Never rejects: what goes wrong is a fault. */
export async function fetchViesAnswer(number: string): Promise<ViesAnswer> {
  const answer = await callApi('checkVatNumber', { number });
  if (!hasFailed(answer)) return answer.data;
  return { state: 'failed', fault: answer.status === 429 ? 'tooMany' : 'unavailable' };
}
