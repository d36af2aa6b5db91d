import type { CheckState } from '../../../domain/checkState';
import type { ContentLanguage } from '../../../domain/languages';

export const ruleMessages: Record<ContentLanguage, Record<CheckState, string>> = {
  en: { overdue: 'overdue', soon: 'due within 30 days', checked: 'checked' },
  de: { overdue: 'überfällig', soon: 'fällig in 30 Tagen', checked: 'geprüft' },
};
