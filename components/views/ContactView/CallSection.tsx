import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';

import { EnquiryForm } from '@/components/parts/EnquiryForm/EnquiryForm';
import { sendEnquiry } from '@/components/parts/EnquiryForm/useSendEnquiry';
import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import { useCommonData } from '@/services/store/commonData';

interface CallSectionProps {
  noticeVersion: string;
  captchaScript: string;
}

/** Booking a call: the form comes once somebody wants it, so that nobody else waits for its scripts. */
export function CallSection(given: CallSectionProps) {
  const { t } = useTranslation('enquiries');
  const { contact } = useCommonData();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section id="call" heading={t('call.heading')} lead={t('call.lead')} tone="tinted">
      {isOpen ? (
        <EnquiryForm kind="call" email={contact.email} send={sendEnquiry} {...given} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>{t('callTime.choose')}</Button>
      )}
    </Section>
  );
}
