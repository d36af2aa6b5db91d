import { useTranslation } from 'next-i18next/pages';

import { FilmRows } from '@/components/parts/FilmRows/FilmRows';
import { RelatedServices } from '@/components/parts/RelatedServices/RelatedServices';
import { DateText } from '@/components/ui/DateText/DateText';
import { RichText } from '@/components/ui/RichText/RichText';
import { Section } from '@/components/ui/Section/Section';
import type { Video, VideoCard } from '@/services/domain/articles/video';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useLocale } from '@/services/hooks/useLocale';

import { Published, Transcript } from './FilmView.styles';

interface FilmTextProps extends Pick<Video, 'transcriptHtml' | 'services'> {
  film: VideoCard;
  others: VideoCard[];
}

/**
 * The part of the page below a film: its words, folded until somebody opens them, looks for one of them with the browser, or comes
 * by a link to a chapter; the services it is about, and the other films. Static HTML.
 */
export function FilmText({ film, transcriptHtml, services, others }: FilmTextProps) {
  const { t } = useTranslation('videos');
  const locale = useLocale();
  return (
    <>
      <Section heading={t('transcript.heading')}>
        <Transcript>
          <summary>{t('transcript.open')}</summary>
          <RichText html={transcriptHtml} lang={langAttribute(film.language, locale)} />
        </Transcript>
        <Published>
          {t('published')} <DateText iso={film.publishedAt} locale={locale} />
        </Published>
      </Section>
      <RelatedServices services={services} />
      {others.length > 0 && (
        <Section heading={t('others')} wide>
          <FilmRows films={others} />
        </Section>
      )}
    </>
  );
}
