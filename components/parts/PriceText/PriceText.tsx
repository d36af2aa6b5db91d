import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import type { Price } from '@/services/domain/services/service';

import { useAmountText } from './useAmountText';

interface PriceTextProps {
  /** In the smallest unit of its currency, with its VAT label. */
  price: Pick<Price, 'amountMinor' | 'currency' | 'isFrom' | 'unit' | 'vatLabel'>;
}

const Amount = styled.span`
  display: block;
  font-size: ${theme.size.h3};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
`;

const Unit = styled.span`
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.regular};
`;

const VatLabel = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  line-height: 1.4;
`;

/**
 * An amount is never shown without its unit and its VAT label.
 * @avoid For amounts that are no prices, such as thresholds: `formatMoney`.
 * @accessibility One phrase in the order it is said: amount, unit, VAT.
 * @example Do: “from €49.00 a month, plus VAT”. Don't: an amount without unit and VAT.
 */
export function PriceText({ price }: PriceTextProps) {
  const amountText = useAmountText();
  const { t } = useTranslation('price');
  if (price.amountMinor === 0) return <Amount>{t('none')}</Amount>;
  return (
    <span>
      <Amount>
        {amountText(price)} <Unit>{t(`unit.${price.unit}`)}</Unit>
      </Amount>{' '}
      <VatLabel>{price.vatLabel}</VatLabel>
    </span>
  );
}
