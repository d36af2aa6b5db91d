import { useTranslation } from 'next-i18next/pages';

import { OfferList } from '@/components/parts/OfferList/OfferList';
import { useOfferToday } from '@/services/hooks/useOfferToday';

import { Offered, PanelTitle } from './EnquiryForm.styles';

/** The services that the enquiry is about, which can be taken out here. */
export function EnquiryOffer() {
  const { t } = useTranslation('offer');
  const offer = useOfferToday();
  return (
    <Offered role="group" aria-label={t('title')}>
      <PanelTitle>{t('title')}</PanelTitle>
      <OfferList offer={offer} />
    </Offered>
  );
}
