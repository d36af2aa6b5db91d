import { useTranslation } from 'next-i18next/pages';

import { LanguageNotice } from '@/components/parts/LanguageNotice/LanguageNotice';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { VideoCard } from '@/services/domain/articles/video';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import { filmNode } from './filmNode';

/** Head, title and summary of a film; static HTML. */
export function FilmOpening({ film, filmTemplate }: { film: VideoCard; filmTemplate: string }) {
  const { t } = useTranslation('videos');
  const { brand } = useCommonData();
  const { id, title, summary, cover, language } = film;
  return (
    <>
      <div lang={langAttribute(language, useLocale())}>
        <PageOpening
          title={title}
          lead={summary}
          path={paths.lesson(id)}
          image={cover}
          trail={[{ label: t('title'), href: paths.videos }]}
          nodes={[filmNode(film, filmTemplate, brand.siteUrl)]}
          isTool
        />
      </div>
      <LanguageNotice language={language} />
    </>
  );
}
