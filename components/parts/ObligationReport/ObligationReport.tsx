import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';

import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import type { ObligationId } from '@/contract/lists/obligations';
import { groupObligations, type Obligation } from '@/services/domain/obligations/assess';
import type { SingleAnswer } from '@/services/domain/obligations/neededAnswers';
import { obligationKey } from '@/services/domain/obligations/standing';
import type { DutyServices } from '@/services/domain/obligations/sum';

import { Duty } from './Duty';
import { DutyGroup } from './DutyGroup';

interface ObligationReportProps {
  /** Each with its group, its certainty, its first day, its sources and its countries (ISO 3166-1 alpha-2). */
  obligations: Obligation[];
  /** The single answers without which an obligation would not apply. */
  needed?: ReadonlyMap<ObligationId, SingleAnswer[]>;
  /** The services for an obligation; none until the prices have come. */
  offerOf?: (obligation: Obligation) => DutyServices;
  /** Whether the tick box of an obligation is set. */
  isInSum?: (obligation: Obligation) => boolean;
  /** Takes an obligation into the sum, or out of it. */
  onToggle?: (obligation: Obligation) => void;
  /** The next day on which something is due for an obligation, ISO 8601. */
  nextOf?: (obligation: Obligation) => string | undefined;
  /** What is due when for an obligation. */
  datesOf?: (obligation: Obligation) => ReactNode;
  /** How often VAT returns count in what an obligation costs. */
  rhythm?: FilingRhythm;
}

/**
 * The obligations that follow from the answers: a line for each, which opens to its reason, services, dates and law.
 * @avoid As advice: it says what the law asks for by what was answered, and names its sources.
 * @accessibility Headings for groups; how an obligation stands is a word, not a colour; each tick box names its own.
 */
export function ObligationReport({
  obligations,
  needed,
  offerOf,
  isInSum,
  onToggle,
  nextOf,
  datesOf,
  rhythm,
}: ObligationReportProps) {
  const { t } = useTranslation('calculate');
  if (obligations.length === 0) return <p>{t('report.none')}</p>;
  return groupObligations(obligations).map(({ group, obligations: entries }) => (
    <DutyGroup key={group} group={group} obligations={entries}>
      {entries.map((obligation) => (
        <Duty
          key={obligationKey(obligation)}
          obligation={obligation}
          needed={needed?.get(obligation.id)}
          offer={offerOf?.(obligation)}
          isInSum={isInSum?.(obligation)}
          onToggle={onToggle && (() => onToggle(obligation))}
          next={nextOf?.(obligation)}
          dates={datesOf?.(obligation)}
          rhythm={rhythm}
        />
      ))}
    </DutyGroup>
  ));
}
