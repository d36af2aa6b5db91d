import { useTranslation } from 'next-i18next/pages';
import { useLayoutEffect, useRef } from 'react';

import { Button } from '@/components/ui/Button/Button';
import type { EnquiryKind } from '@/contract/lists/enquiries';

import { Note, Panel, PanelTitle, Services, Steps } from './EnquiryForm.styles';

interface EnquirySentProps {
  kind: EnquiryKind;
  /** The address the e-mail was sent to. */
  email: string;
  /** That the link in it is good for. */
  hours: number;
  /** Names of the services in the enquiry. */
  services: readonly string[];
  /** Shows the form again, as it was filled in. */
  onBack: () => void;
}

/** Explains the next step: the enquiry counts once the link in the e-mail was followed. */
export function EnquirySent({ kind, email, hours, services, onBack }: EnquirySentProps) {
  const { t } = useTranslation('enquiries');
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.focus(), []);
  return (
    <Panel ref={panel} $tone="calm" tabIndex={-1} role="group" aria-label={t('sent.title')}>
      <PanelTitle>{t('sent.title')}</PanelTitle>
      <Steps>
        <li>{t('sent.open', { email })}</li>
        <li>{t(kind === 'call' ? 'sent.confirmCall' : 'sent.confirm', { count: hours })}</li>
      </Steps>
      {services.length > 0 && (
        <div>
          <p>{t('offer.sent')}</p>
          <Services>
            {services.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Services>
        </div>
      )}
      <Note>{t('sent.missing')}</Note>
      <Button emphasis="quiet" onClick={onBack}>
        {t('sent.back')}
      </Button>
    </Panel>
  );
}
