import { useTranslation } from 'next-i18next/pages';

import { usePageUrl } from '@/components/layout/PageHead/usePageUrl';
import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { DeferredPart } from '@/components/parts/DeferredPart/DeferredPart';
import { Section } from '@/components/ui/Section/Section';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { ManualCard } from '@/services/domain/articles/manual';

import { ManualEntries } from './ManualEntries';

interface ManualsViewProps {
  /** In order; the size of a document in bytes. */
  manuals: ManualCard[];
}

/**
 * The operation manuals: what each is about, how long it takes to read, and what belongs to it.
 * @avoid For the text of one: `ManualView`.
 * @accessibility A list of titles; a file says its language, kind and size before it is opened.
 */
export function ManualsView({ manuals }: ManualsViewProps) {
  const { t } = useTranslation('manuals');
  const url = usePageUrl(paths.manuals);
  return (
    <>
      <PageOpening title={t('title')} lead={t('lead')} path={paths.manuals} isTool />
      <Section heading={t('list')}>
        {manuals.length === 0 ? <p>{t('empty')}</p> : <ManualEntries manuals={manuals} />}
        <DeferredPart name="pageTools" props={{ title: t('title'), url }} />
      </Section>
      <CheckInvitation after="texts" />
    </>
  );
}
