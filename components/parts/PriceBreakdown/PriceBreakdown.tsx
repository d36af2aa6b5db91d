import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { priceNote } from '@/components/parts/PriceText/priceNote';
import { useAmountText } from '@/components/parts/PriceText/useAmountText';
import { theme } from '@/components/theme/theme';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { Breakdown } from '@/services/domain/services/breakdown';
import { pricePeriods, type PricePeriod, type PriceTotal } from '@/services/domain/services/priceTotals';

interface PriceBreakdownProps {
  /** In minor units (cents), by period; net or gross as the prices say. */
  cost: Breakdown;
}

const Table = styled.table`
  width: 100%;
  break-inside: avoid;
  max-width: ${theme.width.text};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;

  th,
  td {
    padding: ${theme.space.xs} 0 ${theme.space.xs} ${theme.space.m};
    border-bottom: 1px solid ${theme.color.line};
    font-weight: ${theme.weight.regular};
    line-height: 1.4;
    text-align: end;
    vertical-align: baseline;
  }

  th[scope='row'] {
    padding-inline-start: 0;
    text-align: start;
  }

  thead th {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  tfoot th,
  tfoot td {
    border-top: 2px solid ${theme.color.text};
    border-bottom: 0;
    font-size: ${theme.size.h4};
    font-weight: ${theme.weight.semibold};
  }

  tfoot small {
    display: block;
    ${priceNote}
  }
`;

/**
 * Cost of services: our fees, what bundles save, what third parties charge, and the total; once and per year.
 * @avoid For the prices of one service: `PriceText`.
 * @accessibility A table with a caption and row headings; savings have a minus sign, and VAT is said in words.
 */
export function PriceBreakdown({ cost: { fees, bundles, others, totals } }: PriceBreakdownProps) {
  const amountText = useAmountText();
  const { t } = useTranslation('price');
  if (totals.length === 0) return null;
  const shown = pricePeriods.filter((period) => totals.some((total) => total.period === period));
  const amounts = (sums: PriceTotal[], period: PricePeriod, sign = 1) =>
    sums
      .filter((sum) => sum.period === period)
      .map((sum) => amountText({ ...sum, amountMinor: sign * sum.amountMinor }))
      .join(', ') || '–';
  const cells = (sums: PriceTotal[], sign?: number) =>
    shown.map((period) => <td key={period}>{amounts(sums, period, sign)}</td>);
  const modes = [...new Set(totals.map(({ vatMode }) => vatMode))];
  return (
    <Table>
      <caption>
        <VisuallyHidden>{t('breakdown.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="row">
            <VisuallyHidden>{t('breakdown.item')}</VisuallyHidden>
          </th>
          {shown.map((period) => (
            <th key={period} scope="col">
              {t(`unit.${period}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('breakdown.fees')}</th>
          {cells(fees)}
        </tr>
        {bundles.map(({ id, title, savings }) => (
          <tr key={id}>
            <th scope="row">{t('breakdown.bundle', { title })}</th>
            {cells(savings, -1)}
          </tr>
        ))}
        {others.length > 0 && (
          <tr>
            <th scope="row">{t('breakdown.others')}</th>
            {cells(others)}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {t('breakdown.total')} <small>{modes.map((mode) => t(`vat.${mode}`)).join(', ')}</small>
          </th>
          {cells(totals)}
        </tr>
      </tfoot>
    </Table>
  );
}
