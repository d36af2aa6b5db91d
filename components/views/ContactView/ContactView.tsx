import { useTranslation } from 'next-i18next/pages';

import { EnquiryForm } from '@/components/parts/EnquiryForm/EnquiryForm';
import { sendEnquiry } from '@/components/parts/EnquiryForm/useSendEnquiry';
import { Section } from '@/components/ui/Section/Section';
import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { ContentView } from '@/components/views/ContentView/ContentView';
import { loadChunk } from '@/services/browser/loading/chunk';
import { paths } from '@/services/config/paths';
import type { BlockOf, ContentPage } from '@/services/domain/content/page';
import { useOffer } from '@/services/hooks/useOffer';
import { useCommonData } from '@/services/store/commonData';

import { CallSection } from './CallSection';

const ContactOffices = islandComponent(() =>
  loadChunk(() => import('./ContactOffices')).then((loaded) => loaded.ContactOffices),
);

const FirstMessage = islandComponent(() =>
  loadChunk(() => import('./FirstMessage')).then((loaded) => loaded.FirstMessage),
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
  const shownKind = useOffer().items.length > 0 ? 'quote' : 'contact';
  // It helps whoever fills in the form, so it stands with it.
  const checklist = page.blocks.find((block): block is BlockOf<'checklist'> => block.kind === 'checklist');
  const rest = { ...page, blocks: page.blocks.filter((block) => block !== checklist) };
  return (
    <ContentView page={rest} path={paths.contact} toolId="enquiry">
      <Section id="enquiry" heading={t(`${shownKind}.heading`)}>
        <EnquiryForm
          kind="contact"
          email={contact.email}
          noticeVersion={noticeVersion}
          captchaScript={captchaScript}
          send={sendEnquiry}
          guidance={checklist && <FirstMessage page={page} block={checklist} />}
        />
      </Section>
      <CallSection noticeVersion={noticeVersion} captchaScript={captchaScript} />
      <ContactOffices page={page} />
    </ContentView>
  );
}
