import { useTranslation } from 'next-i18next/pages';

import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import { paths } from '@/services/config/paths';

interface CheckInvitationProps {
  /** The content above it, which decides the question. */
  after: 'prices' | 'texts';
}

/**
 * The way to the check that says which services are needed, where a page would otherwise just end.
 * @avoid More than once on a page, and on the check itself.
 * @accessibility A region named by its question; the button says what begins.
 */
export function CheckInvitation({ after }: CheckInvitationProps) {
  const { t } = useTranslation('blocks');
  return (
    <Section
      heading={t(`checkInvitation.heading.${after}`)}
      lead={t('checkInvitation.text')}
      tone="inverse"
      graduated
    >
      <Button href={paths.calculate()}>{t('checkInvitation.action')}</Button>
    </Section>
  );
}
