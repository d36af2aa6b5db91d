import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { useTotalsText } from '@/components/parts/PriceBreakdown/useTotalsText';
import { useCoverageText } from '@/components/parts/PriceEstimate/useCoverageText';
import { theme } from '@/components/theme/theme';
import type { Obligation } from '@/services/domain/obligations/assess';
import type { Coverage } from '@/services/domain/obligations/estimate';
import { countByStanding, type Standing } from '@/services/domain/obligations/standing';
import type { PriceTotal } from '@/services/domain/services/priceTotals';

interface ReportVerdictProps {
  /** Stands before the sentence. */
  opening?: string;
  /** All that the answers have brought up, whatever their group. */
  obligations: Obligation[];
  /** Cost of the chosen obligations, in minor units (cents) by period; none until the prices have come. */
  totals: PriceTotal[];
  /** For how many of the chosen ones that is. */
  coverage?: Coverage;
}

const Verdict = styled.p`
  font-size: ${theme.size.h3};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: ${theme.leading.lead};

  strong {
    font-weight: ${theme.weight.semibold};
  }
`;

/**
 * A report in one sentence: how many obligations are due, how many have to be checked, and what the services cost.
 * @avoid Without the report below it: numbers alone do not say what to do.
 * @accessibility One sentence, with its figures in words; the sum says whether it is net.
 */
export function ReportVerdict({ opening, obligations, totals, coverage }: ReportVerdictProps) {
  const { t } = useTranslation('calculate');
  const totalsText = useTotalsText();
  const coverageText = useCoverageText();
  const counts = countByStanding(obligations);
  if (counts.length === 0) return null;
  const text = (standing: Standing, number: number) => t(`verdict.${standing}`, { number });
  const sum = totalsText(totals);
  return (
    <Verdict>
      {opening && `${opening} `}
      {counts.map(({ standing, count }, index) => (
        <span key={standing}>
          {index > 0 && ', '}
          {standing === 'due' ? <strong>{text(standing, count)}</strong> : text(standing, count)}
        </span>
      ))}
      {sum && (
        <>
          {t('verdict.then')} <strong>{sum}</strong>
          {coverage && ` ${t('verdict.for', { duties: coverageText(coverage) })}`}
        </>
      )}
    </Verdict>
  );
}
