import { useTranslation } from 'next-i18next/pages';

import { EnquiryForm } from '@/components/parts/EnquiryForm/EnquiryForm';
import { sendEnquiry } from '@/components/parts/EnquiryForm/useSendEnquiry';
import { Section } from '@/components/ui/Section/Section';
import { ContentView } from '@/components/views/ContentView/ContentView';
import { paths } from '@/services/config/paths';
import type { ContentPage } from '@/services/domain/content/page';
import { useCommonData } from '@/services/store/commonData';

interface FreeTrialViewProps {
  /** Head and blocks of the page, from the CMS. */
  page: ContentPage;
  /** Date of the privacy notice. */
  noticeVersion: string;
  /** Address of the captcha's script. */
  captchaScript: string;
}

/**
 * The CMS's description of the free trial, and the form to request one.
 * @avoid For another form than the trial's.
 * @accessibility The form's errors are told at its top and at each field.
 */
export function FreeTrialView({ page, noticeVersion, captchaScript }: FreeTrialViewProps) {
  const { t } = useTranslation('enquiries');
  const { contact } = useCommonData();
  return (
    <ContentView page={page} path={paths.freeTrial} toolId="enquiry">
      <Section id="enquiry" heading={t('freeTrial.heading')} lead={t('freeTrial.lead')}>
        <EnquiryForm
          kind="freeTrial"
          email={contact.email}
          noticeVersion={noticeVersion}
          captchaScript={captchaScript}
          send={sendEnquiry}
        />
      </Section>
    </ContentView>
  );
}
