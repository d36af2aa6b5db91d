import { Play } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';

import { Facts, Summary, Teaser, TitleLink } from '@/components/parts/ArticleTeaser/ArticleTeaser.styles';
import { Picture } from '@/components/ui/Picture/Picture';
import { paths } from '@/services/config/paths';
import { playerPlace, type VideoCard } from '@/services/domain/articles/video';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { formatDuration } from '@/services/domain/text/duration';
import { useLocale } from '@/services/hooks/useLocale';

import { Contents, Films, Mark, Still } from './FilmRows.styles';

interface FilmRowsProps {
  /** In the order of the course; lengths in seconds. */
  films: VideoCard[];
}

/**
 * Films one below the other, each with its still image, its length and what it is about. The whole surface leads to the
 * film, which plays at once.
 * @avoid To play one: `VideoPlayer`.
 * @accessibility A list; the title is the only link, still images are decoration beside it.
 */
export function FilmRows({ films }: FilmRowsProps) {
  const { t } = useTranslation('videos');
  const locale = useLocale();
  return (
    <Films>
      {films.map(({ id, title, summary, durationSeconds, cover, chapters, language }) => (
        <li key={id} id={`lesson-${id}`}>
          <Teaser $withCover={cover !== null}>
            {cover && (
              <Still>
                <Picture image={{ ...cover, alt: '' }} sizes="(min-width: 48rem) 24rem, 100vw" />
                <Mark aria-hidden>
                  <Play size={16} />
                  {formatDuration(durationSeconds)}
                </Mark>
              </Still>
            )}
            <div>
              <Facts>
                <span>{t('duration', { duration: formatDuration(durationSeconds) })}</span>
                {chapters.length > 0 && <span>{t('chapterCount', { count: chapters.length })}</span>}
              </Facts>
              <div lang={langAttribute(language, locale)}>
                <h3>
                  <TitleLink href={`${paths.lesson(id)}#${playerPlace}`}>{title}</TitleLink>
                </h3>
                <Summary>{summary}</Summary>
                {chapters.length > 0 && (
                  <Contents>{chapters.map((chapter) => chapter.title).join(' · ')}</Contents>
                )}
              </div>
            </div>
          </Teaser>
        </li>
      ))}
    </Films>
  );
}
