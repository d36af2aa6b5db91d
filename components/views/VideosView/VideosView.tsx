import { useTranslation } from 'next-i18next/pages';

import { useFrame } from '@/components/layout/FrameContext';
import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import { formatDuration } from '@/services/domain/duration';
import type { Video } from '@/services/domain/video';
import { useLocale } from '@/services/hooks/useLocale';

import { Lesson, lessonAnchor } from './Lesson';
import { lessonNode } from './lessonNode';
import { Contents, Length, Next } from './VideosView.styles';

/** The lessons of the video course, each with what is said in it. */
export function VideosView({ videos }: { videos: Video[] }) {
  const { t } = useTranslation('videos');
  const { brand } = useFrame();
  const locale = useLocale();
  return (
    <>
      <PageOpening
        title={t('title')}
        lead={t('lead')}
        path={paths.videos}
        nodes={videos.map((video) => lessonNode(video, brand.siteUrl))}
      />
      <Section heading={t('lessons')}>
        {videos.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <Contents>
            {videos.map((video) => (
              <li key={video.id} lang={video.language === locale ? undefined : video.language}>
                <TextLink href={`#${lessonAnchor(video)}`}>{video.title}</TextLink>{' '}
                <Length>{formatDuration(video.durationSeconds)}</Length>
              </li>
            ))}
          </Contents>
        )}
      </Section>
      {videos.map((video, index) => (
        <Lesson key={video.id} video={video} isFirst={index === 0} />
      ))}
      <Section heading={t('next.heading')} lead={t('next.text')} tone="tinted">
        <Next>
          <Button href={paths.manuals} emphasis="quiet">
            {t('next.manuals')}
          </Button>
          <Button href={paths.commonQuestion} emphasis="quiet">
            {t('next.questions')}
          </Button>
        </Next>
      </Section>
    </>
  );
}
