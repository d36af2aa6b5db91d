import { useTranslation } from 'next-i18next/pages';

import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { Picture } from '@/components/ui/Picture/Picture';
import { Prose } from '@/components/ui/Prose/Prose';
import { Section } from '@/components/ui/Section/Section';
import { paths } from '@/services/config/paths';
import { formatDuration } from '@/services/domain/duration';
import type { Video } from '@/services/domain/video';
import { useLocale } from '@/services/hooks/useLocale';

import { Cover, Facts, Transcript } from './VideosView.styles';

/** The lessons of the video course, each with what is said in it. */
export function VideosView({ videos }: { videos: Video[] }) {
  const { t } = useTranslation('videos');
  const locale = useLocale();
  return (
    <>
      <PageOpening title={t('title')} lead={t('lead')} path={paths.videos} />
      {videos.length === 0 && (
        <Section heading={t('lessons')}>
          <p>{t('empty')}</p>
        </Section>
      )}
      {videos.map(({ id, title, summary, durationSeconds, cover, transcriptHtml, language }) => {
        const lang = language === locale ? undefined : language;
        return (
          <Section key={id} id={`lesson-${id}`} heading={title} lead={summary}>
            {cover && (
              <Cover>
                <Picture image={cover} sizes="(min-width: 70rem) 44rem, 100vw" />
              </Cover>
            )}
            <Facts>{t('duration', { duration: formatDuration(durationSeconds) })}</Facts>
            <Transcript>
              <summary>{t('transcript')}</summary>
              <Prose html={transcriptHtml} lang={lang} />
            </Transcript>
          </Section>
        );
      })}
    </>
  );
}
