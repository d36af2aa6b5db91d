import useSWR from 'swr';

import { fetchDueRulesToday } from '@/services/browser/api/dueDates';
import type { DueRule } from '@/shared/dueDates/dueRule';

import { useLocale } from './useLocale';
import { askedOnce } from './useServicesToday';

/**
 * The rules that due dates are computed from, in the language of the page; asked for once per language.
 * @param isWanted whether to ask
 * @param known those that the page came with
 */
export function useDueRules(isWanted: boolean, known?: DueRule[]) {
  const locale = useLocale();
  return useSWR<DueRule[], Error>(isWanted ? ['dueRules', locale] : null, fetchDueRulesToday, {
    ...askedOnce,
    fallbackData: known,
  });
}
