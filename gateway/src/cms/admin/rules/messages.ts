import type { CheckState } from '../../../domain/checkState';
import type { ContentLanguage } from '../../../domain/languages';

export const ruleMessages: Record<ContentLanguage, Record<CheckState, string>> = {
  en: { overdue: 'overdue', soon: 'due within 30 days', checked: 'not yet due' },
  de: { overdue: 'überfällig', soon: 'binnen 30\u00a0Tagen fällig', checked: 'noch nicht fällig' },
};
