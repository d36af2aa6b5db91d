'use client';

import { useTranslation } from '@payloadcms/ui';

import { dayOf } from '@/shared/dayOf';

import { adminLanguage } from '../../../domain/languages';
import { ListFilters } from '../ui/ListFilters';
import { ruleMessages } from './messages';
import { ruleFilters } from './ruleFilters';

/** Above the list of rules: those that are overdue, and those that are due soon. */
export function RuleListFilters() {
  const { i18n } = useTranslation();
  const words = ruleMessages[adminLanguage(i18n.language)];
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
