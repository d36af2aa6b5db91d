import { fetchDueRulesToday } from '@/services/browser/api/dueDates';
import type { DueRule } from '@/shared/dueDates/dueRule';

import { useToday } from './useToday';

/** The rules that due dates are computed from. */
export const useDueRules = (isWanted: boolean, known?: DueRule[]) =>
  useToday('dueRules', fetchDueRulesToday, isWanted, known);
