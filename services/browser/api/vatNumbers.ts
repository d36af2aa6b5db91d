import type { ViesAnswer } from '@/services/domain/vatNumbers/viesAnswer';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

/** What VIES says of a normalised number. Never rejects: what goes wrong is a fault. */
export async function fetchViesAnswer(number: string): Promise<ViesAnswer> {
  const response = await callApi('checkVatNumber', { number });
  if (!hasFailed(response)) return response.data;
  return { state: 'failed', fault: response.status === 429 ? 'tooMany' : 'unavailable' };
}
