import { useTranslation } from 'next-i18next/pages';

import { DateText } from '@/components/ui/DateText/DateText';
import { RichText } from '@/components/ui/RichText/RichText';
import { Section } from '@/components/ui/Section/Section';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { Video } from '@/services/domain/articles/video';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { formatDuration } from '@/services/domain/text/duration';
import { useLocale } from '@/services/hooks/useLocale';

import { Facts, Transcript, Watch } from './VideosView.styles';

interface LessonProps {
  video: Video;
  onWatch: () => void;
}

/** A lesson with what is said in it: whoever cannot or will not listen reads. */
export function Lesson({ video, onWatch }: LessonProps) {
  const { t } = useTranslation('videos');
  const locale = useLocale();
  const { title, summary, durationSeconds, publishedAt, transcriptHtml, language } = video;
  const lang = langAttribute(language, locale);
  return (
    <Section id={`lesson-${video.id}`} heading={title} lead={summary}>
      <Facts>
        <span>{t('duration', { duration: formatDuration(durationSeconds) })}</span>
        <DateText iso={publishedAt} locale={locale} />
        <Watch type="button" onClick={onWatch}>
          {t('watch')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Watch>
      </Facts>
      <Transcript open>
        <summary>{t('transcript')}</summary>
        <RichText html={transcriptHtml} lang={lang} />
      </Transcript>
    </Section>
  );
}
