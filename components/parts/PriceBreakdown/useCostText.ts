import { useTranslation } from 'next-i18next/pages';

import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import { guideValues, ownPrices, priceTotals } from '@/services/domain/services/priceTotals';
import type { Price } from '@/services/domain/services/service';

import { useTotalsText } from './useTotalsText';

/** Says in one line what a service costs: our fee and, apart from it, what third parties charge. */
export function useCostText(rhythm?: FilingRhythm) {
  const { t } = useTranslation('price');
  const totalsText = useTotalsText();
  return (prices: Price[]): string => {
    if (prices.length === 0) return t('onRequest');
    const ours = totalsText(priceTotals(ownPrices(prices), rhythm));
    const others = totalsText(priceTotals(guideValues(prices), rhythm));
    return [ours, others && t('others', { amounts: others })].filter(Boolean).join(' · ') || t('none');
  };
}
