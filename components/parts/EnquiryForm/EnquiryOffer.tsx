import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';

import { OfferList } from '@/components/parts/OfferList/OfferList';
import { useTotalsText } from '@/components/parts/PriceBreakdown/useTotalsText';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { setRhythm } from '@/services/browser/offer/offerStore';
import { useOfferToday } from '@/services/hooks/useOfferToday';

import { Offered, PanelTitle } from './EnquiryForm.styles';

interface EnquiryOfferProps {
  /** Gets the total in words, whenever it changes; empty while the prices are not there. */
  onTotal: (total: string) => void;
}

/** The services that the enquiry is about, which can be taken out here. */
export function EnquiryOffer({ onTotal }: EnquiryOfferProps) {
  const { t } = useTranslation('offer');
  const offer = useOfferToday();
  const { cost, returnCountries, rhythm } = offer;
  const sum = useTotalsText()(cost.totals);
  const assumed = returnCountries.length > 0 && t('rhythm.inMessage', { rhythm: t(`rhythm.${rhythm}`) });
  const total = [sum, sum && assumed].filter(Boolean).join('; ');
  const tell = useEffectEvent(onTotal);
  useEffect(() => tell(total), [total]);
  return (
    <Offered role="group" aria-label={t('title')}>
      <PanelTitle>{t('title')}</PanelTitle>
      <OfferList offer={offer} onRhythm={setRhythm} />
      <VisuallyHidden role="status">{total}</VisuallyHidden>
    </Offered>
  );
}
