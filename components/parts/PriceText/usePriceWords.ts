import { useTranslation } from 'next-i18next/pages';

import type { PriceUnit } from '@/contract/lists/services';
import { formatMoney } from '@/services/domain/services/money';
import type { Price } from '@/services/domain/services/service';
import { useLocale } from '@/services/hooks/useLocale';

/**
 * Returns a function for the words of a price in a list: the amount with its unit, which is left out where a column says
 * it (`said`). Its VAT label has to stand beside it, or once for the whole list.
 */
export function usePriceWords() {
  const locale = useLocale();
  const { t } = useTranslation('price');
  return (
    { amountMinor, currency, isFrom, unit }: Pick<Price, 'amountMinor' | 'currency' | 'isFrom' | 'unit'>,
    said?: PriceUnit,
  ): string => {
    if (amountMinor === 0) return t('none');
    const amount = formatMoney(amountMinor, currency, locale);
    const words = isFrom ? t('from', { amount }) : amount;
    return unit === said ? words : `${words} ${t(`unit.${unit}`)}`;
  };
}
