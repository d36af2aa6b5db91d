import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';

import type { EnquiryKind } from '@/contract/lists/enquiries';
import { addToOffer, clearOffer, currentOffer } from '@/services/browser/offer/offerStore';
import type { EnquiryEntries } from '@/services/domain/enquiries/enquiryEntries';
import { topicOf, withOffer } from '@/services/domain/enquiries/offerEnquiry';
import type { OfferItem } from '@/services/domain/services/offerItem';
import { useOffer } from '@/services/hooks/useOffer';

const none: readonly OfferItem[] = [];

/** The offer of this tab within an enquiry: it is emptied once that is sent, and back if the sender goes back. */
export function useEnquiryOffer(kind: EnquiryKind, isSent: boolean) {
  const { t } = useTranslation('enquiries');
  const offer = useOffer();
  const items = kind === 'contact' ? offer.items : none;
  const [sent, setSent] = useState(none);
  const total = useRef('');
  useEffect(() => {
    if (isSent) clearOffer();
  }, [isSent]);
  return {
    items,
    topic: topicOf(items),
    /** The entries as they are sent, with the services of that moment. */
    withServices: (entries: EnquiryEntries) =>
      withOffer(entries, kind === 'contact' ? currentOffer().items : none, {
        intro: t('offer.message'),
        total: total.current && t('offer.total', { total: total.current }),
      }),
    keepTotal: (text: string) => {
      total.current = text;
    },
    /** The services of the enquiry that was sent. */
    sent,
    keep: () => setSent(items),
    restore: () => sent.forEach(addToOffer),
  };
}
