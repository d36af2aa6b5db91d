import { useTranslation } from 'next-i18next/pages';

import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { DateText } from '@/components/ui/DateText/DateText';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { InformationCard } from '@/services/domain/information';
import { useLocale } from '@/services/hooks/useLocale';

import { Entry, Entries, Facts, Title } from './InformationListView.styles';

/** Short notices of changes, deadlines and the company, the newest first. */
export function InformationListView({ notices }: { notices: InformationCard[] }) {
  const { t } = useTranslation('information');
  const locale = useLocale();
  return (
    <>
      <PageOpening title={t('title')} lead={t('lead')} path={paths.information} />
      <Section heading={t('latest')}>
        {notices.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <Entries>
            {notices.map(({ id, title, summary, typeName, publishedAt, language }) => (
              <Entry key={id}>
                <Facts>
                  <DateText iso={publishedAt} locale={locale} />
                  <span>{typeName}</span>
                </Facts>
                <div lang={language === locale ? undefined : language}>
                  <Title>
                    <TextLink href={paths.notice(id)}>{title}</TextLink>
                  </Title>
                  <p>{summary}</p>
                </div>
              </Entry>
            ))}
          </Entries>
        )}
      </Section>
    </>
  );
}
