import { useTranslation } from 'next-i18next/pages';

import { formatMoney } from '@/services/domain/services/money';
import type { PriceTotal } from '@/services/domain/services/priceTotals';
import { useLocale } from '@/services/hooks/useLocale';

/** Returns a function for the words of a sum: the amount, from where a price in it is one “from”. */
export function useSumWords() {
  const locale = useLocale();
  const { t } = useTranslation('offer');
  return ({ amountMinor, currency, isFrom }: PriceTotal): string => {
    const amount = formatMoney(amountMinor, currency, locale);
    return isFrom ? t('from', { amount }) : amount;
  };
}
