import { useTranslation } from 'next-i18next/pages';

import { formatMoney } from '@/services/domain/services/money';
import type { Price } from '@/services/domain/services/service';
import { useLocale } from '@/services/hooks/useLocale';

/** Returns a function for an amount in words, “from” where it is the least one. Its unit and VAT label stand beside it. */
export function useAmountText() {
  const locale = useLocale();
  const { t } = useTranslation('price');
  return ({ amountMinor, currency, isFrom }: Pick<Price, 'amountMinor' | 'currency' | 'isFrom'>): string => {
    const amount = formatMoney(amountMinor, currency, locale);
    return isFrom ? t('from', { amount }) : amount;
  };
}
