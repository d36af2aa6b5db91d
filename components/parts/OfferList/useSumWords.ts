import { formatMoney } from '@/services/domain/services/money';
import type { PriceTotal } from '@/services/domain/services/priceTotals';
import { useLocale } from '@/services/hooks/useLocale';
import { offerTexts } from '@/services/i18n/offerTexts';

/** Returns a function for the words of a sum: the amount, from where a price in it is one “from”. */
export function useSumWords() {
  const locale = useLocale();
  const t = offerTexts(locale);
  return ({ amountMinor, currency, isFrom }: PriceTotal): string => {
    const amount = formatMoney(amountMinor, currency, locale);
    return isFrom ? t('from', { amount }) : amount;
  };
}
