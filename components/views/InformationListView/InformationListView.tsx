import { NoticeRows } from '@/components/parts/NoticeRows/NoticeRows';
import { Section } from '@/components/ui/Section/Section';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { InformationCard } from '@/services/domain/articles/information';
import { useTranslation } from '@/services/i18n/useTranslation';

interface InformationListViewProps {
  /** Newest first. */
  notices: InformationCard[];
}

/**
 * Short notices of changes, deadlines and the company, the newest first.
 * @avoid For articles of the school.
 * @accessibility One list, newest first; says so when there is none.
 */
export function InformationListView({ notices }: InformationListViewProps) {
  const { t } = useTranslation('information');
  return (
    <>
      <PageOpening title={t('title')} lead={t('lead')} path={paths.information} />
      <Section heading={t('latest')}>
        {notices.length === 0 ? <p>{t('empty')}</p> : <NoticeRows notices={notices} />}
      </Section>
    </>
  );
}
