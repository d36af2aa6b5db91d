import { useTranslation } from 'next-i18next/pages';

import { DateText } from '@/components/ui/DateText/DateText';
import { Picture } from '@/components/ui/Picture/Picture';
import { Prose } from '@/components/ui/Prose/Prose';
import { Section } from '@/components/ui/Section/Section';
import { formatDuration } from '@/services/domain/duration';
import type { Video } from '@/services/domain/video';
import { useLocale } from '@/services/hooks/useLocale';

import { Cover, Facts, Transcript } from './VideosView.styles';

/** Where a lesson stands on the page of the video courses. */
export const lessonAnchor = ({ id }: Pick<Video, 'id'>): string => `lesson-${id}`;

interface LessonProps {
  video: Video;
  /** Whether it is the first on the page, whose picture is seen at once. */
  isFirst: boolean;
}

/** A lesson with what is said in it: whoever cannot or will not listen reads. */
export function Lesson({ video, isFirst }: LessonProps) {
  const { t } = useTranslation('videos');
  const locale = useLocale();
  const { title, summary, durationSeconds, publishedAt, cover, transcriptHtml, language } = video;
  const lang = language === locale ? undefined : language;
  return (
    <Section id={lessonAnchor(video)} heading={title} lead={summary}>
      {cover && (
        <Cover>
          <Picture image={cover} sizes="(min-width: 70rem) 44rem, 100vw" preload={isFirst} />
        </Cover>
      )}
      <Facts>
        <span>{t('duration', { duration: formatDuration(durationSeconds) })}</span>
        <DateText iso={publishedAt} locale={locale} />
      </Facts>
      <Transcript open>
        <summary>{t('transcript')}</summary>
        <Prose html={transcriptHtml} lang={lang} />
      </Transcript>
    </Section>
  );
}
