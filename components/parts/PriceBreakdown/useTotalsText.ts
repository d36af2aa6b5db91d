import { useTranslation } from 'next-i18next/pages';

import { formatMoney } from '@/services/domain/services/money';
import type { PriceTotal } from '@/services/domain/services/priceTotals';
import { useLocale } from '@/services/hooks/useLocale';

/** Says sums in one line: "from €730 once, €480 a year (net)". Empty where there is none. */
export function useTotalsText() {
  const { t } = useTranslation('price');
  const locale = useLocale();
  const amountOf = ({ amountMinor, currency, isFrom }: PriceTotal) => {
    const amount = formatMoney(amountMinor, currency, locale);
    return isFrom ? t('from', { amount }) : amount;
  };
  const modeText = (totals: PriceTotal[], mode: PriceTotal['vatMode']) => {
    const of = totals.filter(({ vatMode }) => vatMode === mode);
    const amounts = of.map((total) => t(`short.${total.period}`, { amount: amountOf(total) }));
    return of.length === 0 ? [] : [t(`short.${mode}`, { amounts: amounts.join(', ') })];
  };
  return (totals: PriceTotal[]): string =>
    [...modeText(totals, 'net'), ...modeText(totals, 'gross')].join(', ');
}
