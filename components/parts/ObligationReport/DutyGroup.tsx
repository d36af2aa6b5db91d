import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';

import type { Obligation } from '@/services/domain/obligations/assess';
import type { ObligationGroup } from '@/services/domain/obligations/rule';
import { countByStanding } from '@/services/domain/obligations/standing';

import { Entries, Fold, GroupName } from './ObligationReport.styles';

interface DutyGroupProps {
  group: ObligationGroup;
  obligations: Obligation[];
  /** A list item for each of them. */
  children: ReactNode;
}

/** The obligations of one group, with how many there are. */
export function DutyGroup({ group, obligations, children }: DutyGroupProps) {
  const { t } = useTranslation('calculate');
  const counts = countByStanding(obligations)
    .map(({ standing, count }) => t(`verdict.${standing}`, { number: count }))
    .join(', ');
  return (
    <Fold id={`duties-${group}`} open>
      <summary>
        <GroupName>{t(`groups.${group}`)}</GroupName> <small>{counts}</small>
      </summary>
      <Entries>{children}</Entries>
    </Fold>
  );
}
