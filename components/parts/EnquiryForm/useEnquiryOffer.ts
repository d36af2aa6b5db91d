import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';

import type { EnquiryKind } from '@/contract/lists/enquiries';
import { forgetAnswers, keepAnswers, keptAnswers } from '@/services/browser/offer/answersOfCheck';
import { addToOffer, clearOffer, currentOffer } from '@/services/browser/offer/offerStore';
import type { EnquiryEntries } from '@/services/domain/enquiries/enquiryEntries';
import { withOffer } from '@/services/domain/enquiries/offerEnquiry';
import type { OfferItem } from '@/services/domain/services/offerItem';
import { useOffer } from '@/services/hooks/useOffer';

const none: readonly OfferItem[] = [];
const nothing = { items: none, answers: null as ReturnType<typeof keptAnswers> };

/** The offer of this tab within an enquiry: it is emptied once that is sent, and back if the sender goes back. */
export function useEnquiryOffer(kind: EnquiryKind, isSent: boolean) {
  const { t } = useTranslation('enquiries');
  const offer = useOffer();
  const items = kind === 'contact' ? offer.items : none;
  const [sent, setSent] = useState(nothing);
  const total = useRef('');
  useEffect(() => {
    if (!isSent) return;
    clearOffer();
    forgetAnswers();
  }, [isSent]);
  return {
    items,
    /** The entries as they are sent, with the services of that moment. */
    withServices: (entries: EnquiryEntries) => {
      const wanted = kind === 'contact' ? currentOffer().items : none;
      return withOffer(entries, wanted, keptAnswers(), {
        intro: t('offer.message'),
        total: total.current && t('offer.total', { total: total.current }),
        answersIntro: t('offer.answers'),
      });
    },
    keepTotal: (text: string) => {
      total.current = text;
    },
    /** The services of the enquiry that was sent. */
    sent: sent.items,
    keep: () => setSent({ items, answers: keptAnswers() }),
    restore: () => {
      sent.items.forEach(addToOffer);
      if (sent.answers) keepAnswers(sent.answers);
    },
  };
}
