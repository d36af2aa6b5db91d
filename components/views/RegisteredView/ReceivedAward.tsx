import { useTranslation } from 'next-i18next/pages';

import { Section } from '@/components/ui/Section/Section';

import { Given } from './RegisteredView.styles';

/** What was given for registering: its title, empty for nothing, undefined where this tab knows of none. */
export function ReceivedAward({ title }: { title: string | undefined }) {
  const { t } = useTranslation('registration');
  return (
    <Section heading={t('given.heading')}>
      {title && <Given>{title}</Given>}
      <p>{t(title === '' ? 'given.nothing' : 'given.where')}</p>
    </Section>
  );
}
