import { useTranslation } from 'next-i18next/pages';

import { Section } from '@/components/ui/Section/Section';

import { Given } from './RegisteredView.styles';

/** Title of the award for the registration; empty for none, undefined if this tab has no registration. */
export function ReceivedAward({ title }: { title: string | undefined }) {
  const { t } = useTranslation('registered');
  return (
    <Section heading={t('given.heading')}>
      {title && <Given>{title}</Given>}
      <p>{t(title === '' ? 'given.nothing' : 'given.where')}</p>
    </Section>
  );
}
