import { useTranslation } from 'next-i18next/pages';

import { Actions } from '@/components/parts/Actions/Actions';
import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { FilmRows } from '@/components/parts/FilmRows/FilmRows';
import { Section } from '@/components/ui/Section/Section';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { VideoCard } from '@/services/domain/articles/video';

interface VideosViewProps {
  /** In the order of the course; lengths in seconds. */
  videos: VideoCard[];
}

/**
 * The lessons of the video course, and where to go from there.
 * @avoid To play one: `FilmView`.
 * @accessibility A list of titles; lengths are said in words beside them.
 */
export function VideosView({ videos }: VideosViewProps) {
  const { t } = useTranslation('videos');
  return (
    <>
      <PageOpening title={t('title')} lead={t('lead')} path={paths.videos} isTool />
      <Section heading={t('lessons')} wide>
        {videos.length === 0 ? <p>{t('empty')}</p> : <FilmRows films={videos} />}
      </Section>
      <Section heading={t('next.heading')} lead={t('next.text')} tone="tinted">
        <Actions
          actions={[
            { label: t('next.manuals'), href: paths.manuals, emphasis: 'quiet' },
            { label: t('next.questions'), href: paths.commonQuestion, emphasis: 'quiet' },
          ]}
        />
      </Section>
      <CheckInvitation after="texts" />
    </>
  );
}
