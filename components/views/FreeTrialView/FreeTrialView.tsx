import { useFrame } from '@/components/layout/FrameContext';
import { EnquiryForm } from '@/components/parts/EnquiryForm/EnquiryForm';
import { Section } from '@/components/ui/Section/Section';
import { ContentView } from '@/components/views/ContentView/ContentView';
import { sendEnquiry } from '@/services/browser/api/enquiries';
import { paths } from '@/services/config/paths';
import type { ContentPage } from '@/services/domain/content/page';
import { useTranslation } from '@/services/i18n/useTranslation';

interface FreeTrialViewProps {
  /** Head and blocks of the page, from the CMS. */
  page: ContentPage;
  /** Date of the privacy notice. */
  noticeVersion: string;
}

/**
 * The CMS's description of the free trial, and the form to request one.
 * @avoid For another form than the trial's.
 * @accessibility The form's errors are told at its top and at each field.
 */
export function FreeTrialView({ page, noticeVersion }: FreeTrialViewProps) {
  const { t } = useTranslation('enquiries');
  const { contact } = useFrame();
  return (
    <ContentView page={page} path={paths.freeTrial} toolId="enquiry">
      <Section id="enquiry" heading={t('freeTrial.heading')} lead={t('freeTrial.lead')}>
        <EnquiryForm
          kind="freeTrial"
          email={contact.email}
          noticeVersion={noticeVersion}
          send={sendEnquiry}
        />
      </Section>
    </ContentView>
  );
}
