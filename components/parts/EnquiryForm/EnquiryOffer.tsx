import { OfferList } from '@/components/parts/OfferList/OfferList';
import { useLocale } from '@/services/hooks/useLocale';
import { useOfferToday } from '@/services/hooks/useOfferToday';
import { offerTexts } from '@/services/i18n/offerTexts';

import { Offered, PanelTitle } from './EnquiryForm.styles';

/** The services that the enquiry is about, which can be taken out here. */
export function EnquiryOffer() {
  const t = offerTexts(useLocale());
  const offer = useOfferToday();
  return (
    <Offered role="group" aria-label={t('title')}>
      <PanelTitle>{t('title')}</PanelTitle>
      <OfferList offer={offer} />
    </Offered>
  );
}
