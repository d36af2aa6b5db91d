import HlsVideo from 'hls-video-element/react';
import { Gauge } from 'lucide-react';
import 'media-chrome/lang/de';
import {
  MediaControlBar,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPlayButton,
  MediaTimeDisplay,
  MediaTimeRange,
} from 'media-chrome/react';
import {
  MediaCaptionsMenu,
  MediaCaptionsMenuButton,
  MediaPlaybackRateMenu,
  MediaPlaybackRateMenuButton,
  MediaRenditionMenu,
  MediaRenditionMenuButton,
} from 'media-chrome/react/menu';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';

import type { Chapter } from '@/services/domain/articles/video';
import { useLocale } from '@/services/hooks/useLocale';

import { FilmNotice } from './FilmNotice';
import { Controller, TitleCard } from './FilmPlayer.styles';
import { loadPolicy } from './loadPolicy';
import { useCaptionStyle } from './useCaptionStyle';
import { useChapter } from './useChapter';
import { type StartAt, useFilm } from './useFilm';

/** Requirements, 2. */
const rates = [0.5, 1, 1.25, 1.5, 2];

/** In the words of the player: this one does not fade with the controls. */
const stays = { noautohide: '' };

export interface FilmPlayerProps {
  source: string;
  poster?: string;
  chapters: Chapter[];
  /** The language of the chapters' titles, where it is not the page's. */
  lang?: string;
  from?: StartAt;
  /** Told which chapter is shown, by its id. */
  onChapter: (id: string | undefined) => void;
}

/**
 * The player itself, with all its weight. It keeps no preferences in the browser: nobody was asked whether it may.
 * Captions are shown in the language of the page from the start, and the title of each chapter as a card: our own films
 * are drawings without words. They have no sound, and then no button for it.
 */
export function FilmPlayer({ source, poster, chapters, lang, from, onChapter }: FilmPlayerProps) {
  const { t } = useTranslation('videos');
  const locale = useLocale();
  const { film, playButton, fail, hasFailed, hasSound, retry } = useFilm(source, from);
  const chapter = useChapter(film, chapters);
  useCaptionStyle(film);
  useEffect(() => onChapter(chapter?.id), [onChapter, chapter?.id]);
  return (
    <>
      <Controller lang={locale} inert={hasFailed} noVolumePref noMutedPref noSubtitlesLangPref>
        <HlsVideo
          ref={film}
          slot="media"
          config={{ ...loadPolicy, subtitlePreference: { lang: locale } }}
          onError={fail}
          poster={poster}
          preload="auto"
          autoplay
          playsInline
        />
        {chapter && (
          <div slot="top-chrome" {...stays}>
            <TitleCard lang={lang}>{chapter.title}</TitleCard>
          </div>
        )}
        <MediaLoadingIndicator slot="centered-chrome" noAutohide />
        <MediaRenditionMenu hidden anchor="auto" aria-label={t('player.quality')} />
        <MediaPlaybackRateMenu hidden anchor="auto" rates={rates} aria-label={t('player.speed')} />
        <MediaCaptionsMenu hidden anchor="auto" aria-label={t('player.captions')} />
        <MediaControlBar>
          <MediaPlayButton ref={playButton} />
          <MediaTimeRange />
          <MediaTimeDisplay showDuration noToggle />
          {hasSound && <MediaMuteButton />}
          <MediaCaptionsMenuButton />
          <MediaPlaybackRateMenuButton>
            {/* Its visible text, such as 1x, is not in its accessible name otherwise. */}
            <Gauge slot="icon" aria-hidden />
          </MediaPlaybackRateMenuButton>
          <MediaRenditionMenuButton />
          <MediaFullscreenButton />
        </MediaControlBar>
      </Controller>
      {hasFailed && <FilmNotice hasFailed onRetry={retry} />}
    </>
  );
}
