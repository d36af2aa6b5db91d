import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';

import { VideoPlayer } from '@/components/parts/VideoPlayer/VideoPlayer';
import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import { StaticPageOpening } from '@/components/views/PageOpening/StaticPageOpening';
import { paths } from '@/services/config/paths';
import type { Video } from '@/services/domain/articles/video';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { formatDuration } from '@/services/domain/text/duration';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import { Lesson } from './Lesson';
import { lessonNode } from './lessonNode';
import { Choice, Contents, Course, Length, Next, Number } from './VideosView.styles';

interface VideosViewProps {
  /** Length in seconds, cover, and what is said as sanitised HTML. */
  videos: Video[];
  /** The address of a film’s playlist, with `{appID}` and `{fileID}`. */
  filmTemplate: string;
}

/**
 * The lessons of the video course: one player for all of them, and the words of each to read.
 * @avoid For a single film in a text: `VideoPlayer`.
 * @accessibility The list says which film is shown; the transcript stands below it.
 */
export function VideosView({ videos, filmTemplate }: VideosViewProps) {
  const { t } = useTranslation('videos');
  const { brand } = useCommonData();
  const locale = useLocale();
  const course = useRef<HTMLDivElement>(null);
  const [{ index, isPlaying }, choose] = useState({ index: 0, isPlaying: false });
  const chosen = videos[index];
  const watch = (wanted: number) => {
    choose({ index: wanted, isPlaying: true });
    course.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <StaticPageOpening
        title={t('title')}
        lead={t('lead')}
        path={paths.videos}
        isTool
        nodes={videos.map((video) => lessonNode(video, filmTemplate, brand.siteUrl))}
      />
      <Section heading={t('lessons')} wide>
        {videos.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <Course ref={course}>
            {chosen && <VideoPlayer {...chosen} filmTemplate={filmTemplate} autoplay={isPlaying} />}
            <Contents>
              {videos.map((video, index) => (
                <li key={video.id} lang={langAttribute(video.language, locale)}>
                  <Choice
                    type="button"
                    aria-current={video === chosen ? 'true' : undefined}
                    onClick={() => watch(index)}
                  >
                    <Number>{index + 1}</Number>
                    {video.title}
                    <Length>{formatDuration(video.durationSeconds)}</Length>
                  </Choice>
                </li>
              ))}
            </Contents>
          </Course>
        )}
      </Section>
      {videos.map((video, index) => (
        <Lesson key={video.id} video={video} onWatch={() => watch(index)} />
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
