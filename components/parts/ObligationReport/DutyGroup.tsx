import type { ReactNode } from 'react';

import type { Obligation } from '@/services/domain/obligations/assess';
import type { ObligationGroup } from '@/services/domain/obligations/rule';
import { countByStanding } from '@/services/domain/obligations/standing';
import { useClientValue } from '@/services/hooks/useClientValue';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Entries, Fold, GroupName } from './ObligationReport.styles';

interface DutyGroupProps {
  group: ObligationGroup;
  obligations: Obligation[];
  /** A list item for each of them. */
  children: ReactNode;
}

const isPhone = () => typeof matchMedia !== 'undefined' && matchMedia('(max-width: 47.99rem)').matches;

/** The obligations of one group. On a phone it starts folded, with how many there are. */
export function DutyGroup({ group, obligations, children }: DutyGroupProps) {
  const { t } = useTranslation('calculate');
  const startsFolded = useClientValue(isPhone, false);
  const counts = countByStanding(obligations)
    .map(({ standing, count }) => t(`verdict.${standing}`, { number: count }))
    .join(', ');
  return (
    <Fold id={`duties-${group}`} open={!startsFolded}>
      <summary>
        <GroupName>{t(`groups.${group}`)}</GroupName> <small>{counts}</small>
      </summary>
      <Entries>{children}</Entries>
    </Fold>
  );
}
