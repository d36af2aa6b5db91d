import { useTranslation } from 'next-i18next/pages';

import type { PriceUnit } from '@/contract/lists/services';
import type { Price } from '@/services/domain/services/service';

import { useAmountText } from './useAmountText';

/**
 * Returns a function for the words of a price in a list: the amount with its unit, which is left out where a column says
 * it (`said`). Its VAT label has to stand beside it, or once for the whole list.
 */
export function usePriceWords() {
  const amountText = useAmountText();
  const { t } = useTranslation('price');
  return (price: Pick<Price, 'amountMinor' | 'currency' | 'isFrom' | 'unit'>, said?: PriceUnit): string => {
    if (price.amountMinor === 0) return t('none');
    const words = amountText(price);
    return price.unit === said ? words : `${words} ${t(`unit.${price.unit}`)}`;
  };
}
