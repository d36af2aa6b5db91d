import type { DefaultServerCellComponentProps } from 'payload';

import { dayOf } from '@/shared/dayOf';

import { checkState } from '../../../domain/checkState';
import { adminLanguage } from '../../../domain/languages';
import { ruleMessages } from './messages';

/** In the list of rules: the day of the next check, and whether it is overdue. */
export function NextCheckCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return null;
  const day = cellData.slice(0, 10);
  const state = checkState(day, dayOf(new Date()));
  return (
    <span className={state === 'overdue' ? 'admin-table__overdue' : undefined}>
      {day}, {ruleMessages[adminLanguage(i18n.language)][state]}
    </span>
  );
}
