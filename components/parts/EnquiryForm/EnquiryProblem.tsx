import { useTranslation } from 'next-i18next/pages';
import { useLayoutEffect, useRef } from 'react';

import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { EnquiryFailure } from '@/services/domain/enquiries/enquiry';
import { mailto } from '@/services/domain/enquiries/mailto';

import { Panel } from './EnquiryForm.styles';

interface EnquiryProblemProps {
  reason: EnquiryFailure;
  /** The company's address. */
  email: string;
  subject: string;
  /** The typed message, which can be copied into an e-mail. */
  text: string;
}

/** The form could not be sent; nothing is lost, and there is another way. */
export function EnquiryProblem({ reason, email, subject, text }: EnquiryProblemProps) {
  const { t } = useTranslation('enquiries');
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.focus(), []);
  return (
    <Panel ref={panel} $tone="signal" tabIndex={-1} role="group" aria-label={t('problem.title')}>
      <p>
        <strong>{t('problem.title')}</strong> {t(`problem.${reason}`)}
      </p>
      <p>
        {t('problem.instead')} <TextLink href={mailto({ to: email, subject, text })}>{email}</TextLink>
      </p>
    </Panel>
  );
}
