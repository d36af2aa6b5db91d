import type { DueRule } from '@/shared/dueDates/dueRule';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

/** The rules that due dates are computed from, in the language of the page. Throws if the call fails, after showing the toast. */
export async function fetchDueRulesToday(): Promise<DueRule[]> {
  const response = await callApi('getDueDates', {});
  if (hasFailed(response)) throw new Error(response.msg);
  return response.data;
}
