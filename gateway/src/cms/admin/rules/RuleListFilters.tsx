'use client';

import { dayOf } from '@/shared/dayOf';

import { ListFilters } from '../ui/ListFilters';
import { useAdminLanguage } from '../ui/useAdminLanguage';
import { ruleMessages } from './messages';
import { ruleFilters } from './ruleFilters';

/** Above the list of rules: those that are overdue, and those that are due soon. */
export function RuleListFilters() {
  const words = ruleMessages[useAdminLanguage()];
  const { overdue, soon } = ruleFilters(dayOf(new Date()));
  return (
    <ListFilters
      filters={[
        { label: words.overdue, where: overdue },
        { label: words.soon, where: soon },
      ]}
    />
  );
}
