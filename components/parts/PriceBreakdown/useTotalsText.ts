import { useTranslation } from 'next-i18next/pages';

import { useAmountText } from '@/components/parts/PriceText/useAmountText';
import type { PriceTotal } from '@/services/domain/services/priceTotals';

/** Says sums in one line: "from €730 once, €480 a year (net)". Empty where there is none. */
export function useTotalsText() {
  const { t } = useTranslation('price');
  const amountText = useAmountText();
  const modeText = (totals: PriceTotal[], mode: PriceTotal['vatMode']) => {
    const of = totals.filter(({ vatMode }) => vatMode === mode);
    const amounts = of.map((total) => t(`short.${total.period}`, { amount: amountText(total) }));
    return of.length === 0 ? [] : [t(`short.${mode}`, { amounts: amounts.join(', ') })];
  };
  return (totals: PriceTotal[]): string =>
    [...modeText(totals, 'net'), ...modeText(totals, 'gross')].join(', ');
}
