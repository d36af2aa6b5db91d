import { Play } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';

import { Picture } from '@/components/ui/Picture/Picture';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { loadChunk } from '@/services/browser/loading/chunk';
import { videoSource } from '@/services/domain/articles/videoSource';
import type { Image } from '@/services/domain/content/image';
import { formatDuration } from '@/services/domain/text/duration';

import { FilmNotice } from './FilmNotice';
import { Poster, Screen, Start, StartMark } from './VideoPlayer.styles';

const FilmPlayer = dynamic(
  () => loadChunk(() => import('./FilmPlayer')).then((loaded) => loaded.FilmPlayer),
  {
    ssr: false,
    loading: ({ error, retry }) => <FilmNotice hasFailed={Boolean(error)} onRetry={retry} />,
  },
);

interface VideoPlayerProps {
  /** Names the film, with `appID`. */
  fileID: string;
  /** The library that the film is in. */
  appID: string;
  /** Plays without being asked on the picture: another control of the page has asked. */
  autoplay?: boolean;
  /** The address of a film’s playlist, with `{appID}` and `{fileID}`. */
  filmTemplate: string;
  /** Said by the button that starts the film. */
  title: string;
  /** Stands there until the film is asked for. */
  cover: Image | null;
  /** The length of the film, in seconds. */
  durationSeconds: number;
}

/**
 * A film (requirements, 2.18). Its picture stands there until it is asked for; then the player is loaded, once, and
 * another film is given to the player that is there.
 * @avoid For decoration, and for films without captions.
 * @accessibility Loads and plays only when asked to; captions, speed and quality by keyboard, a transcript
 *   beside it.
 */
export function VideoPlayer({
  fileID,
  appID,
  autoplay = false,
  filmTemplate,
  title,
  cover,
  durationSeconds,
}: VideoPlayerProps) {
  const { t } = useTranslation('videos');
  const [isAskedFor, askFor] = useState(false);
  if (isAskedFor || autoplay) {
    return (
      <Screen $hasFilm>
        <FilmPlayer source={videoSource(filmTemplate, { fileID, appID })} poster={cover?.src} />
      </Screen>
    );
  }
  return (
    <Screen>
      <Poster>{cover && <Picture image={cover} sizes="(min-width: 70rem) 44rem, 100vw" preload />}</Poster>
      <Start type="button" onClick={() => askFor(true)}>
        <VisuallyHidden>{t('play', { title })} </VisuallyHidden>
        <StartMark>
          <Play aria-hidden size={22} />
          {formatDuration(durationSeconds)}
        </StartMark>
      </Start>
    </Screen>
  );
}
