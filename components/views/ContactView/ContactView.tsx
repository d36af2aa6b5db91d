import { useTranslation } from 'next-i18next/pages';

import { EnquiryForm } from '@/components/parts/EnquiryForm/EnquiryForm';
import { sendEnquiry } from '@/components/parts/EnquiryForm/useSendEnquiry';
import { Section } from '@/components/ui/Section/Section';
import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { ContentView } from '@/components/views/ContentView/ContentView';
import { loadChunk } from '@/services/browser/loading/chunk';
import { paths } from '@/services/config/paths';
import type { ContentPage } from '@/services/domain/content/page';
import { useCommonData } from '@/services/store/commonData';

const ContactOffices = islandComponent(() =>
  loadChunk(() => import('./ContactOffices')).then((loaded) => loaded.ContactOffices),
);

interface ContactViewProps {
  /** Head and blocks of the page, from the CMS. */
  page: ContentPage;
  /** Date of the privacy notice. */
  noticeVersion: string;
  /** Address of the captcha's script. */
  captchaScript: string;
}

/**
 * Every way to the house: the form, the e-mail address as text, and where it is.
 * @avoid For a form alone: `EnquiryForm`.
 * @accessibility Every way to the house is text: form, address, number and hours.
 */
export function ContactView({ page, noticeVersion, captchaScript }: ContactViewProps) {
  const { t } = useTranslation('enquiries');
  const { contact } = useCommonData();
  return (
    <ContentView page={page} path={paths.contact} toolId="enquiry">
      <Section id="enquiry" heading={t('contact.heading')}>
        <EnquiryForm
          kind="contact"
          email={contact.email}
          noticeVersion={noticeVersion}
          captchaScript={captchaScript}
          send={sendEnquiry}
        />
      </Section>
      <ContactOffices page={page} />
    </ContentView>
  );
}
