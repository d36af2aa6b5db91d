import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';

import { useTotalsText } from '@/components/parts/PriceBreakdown/useTotalsText';
import { useCoverageText } from '@/components/parts/PriceEstimate/useCoverageText';
import type { Coverage } from '@/services/domain/obligations/estimate';
import type { PriceTotal } from '@/services/domain/services/priceTotals';

import { Contents, Margin, Old, Sum } from './ReportMargin.styles';

interface ReportMarginProps {
  /** The parts of the report, by the ids of their elements. */
  parts: { id: string; text: string }[];
  /** Cost of the chosen obligations, in minor units (cents) by period. */
  totals: PriceTotal[];
  /** For how many obligations that is; undefined until the prices have come. */
  coverage: Coverage | undefined;
  /** The form has other answers by now. */
  isOld: boolean;
  /** Opens what a link of the contents leads to. */
  onChoose?: (id: string) => void;
}

/**
 * What stays in view beside a report: the running total, the contents, and that the report is old when it is. On a
 * phone it is a bar below the header whose contents fold out.
 * @avoid Without a report beside it.
 * @accessibility The total is announced when a tick box changes it; the contents are a navigation of their own, with the
 *   part that is being read as `aria-current`.
 */
export function ReportMargin({ parts, totals, coverage, isOld, onChoose }: ReportMarginProps) {
  const { t } = useTranslation('calculate');
  const totalsText = useTotalsText();
  const coverageText = useCoverageText();
  const contents = useRef<HTMLDetailsElement>(null);
  const choose = (id: string) => {
    // Folded out it would cover what was chosen.
    if (contents.current) contents.current.open = false;
    onChoose?.(id);
  };
  return (
    <Margin>
      <Old role="status">{isOld && <p>{t('report.old')}</p>}</Old>
      <Sum aria-live="polite">
        {coverage && (
          <>
            <span>{t('sum.label', { duties: coverageText(coverage) })}</span>
            <strong>{totalsText(totals) || t('sum.empty')}</strong>
          </>
        )}
      </Sum>
      <Contents ref={contents}>
        <summary>{t('sum.contents')}</summary>
        <nav aria-label={t('sum.contents')} data-contents>
          <ol>
            {parts.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={() => choose(id)}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Contents>
    </Margin>
  );
}
