import { Play } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Picture } from '@/components/ui/Picture/Picture';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { loadChunk } from '@/services/browser/loading/chunk';
import type { Video } from '@/services/domain/articles/video';
import { formatDuration } from '@/services/domain/text/duration';
import { useTranslation } from '@/services/i18n/useTranslation';

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
  /** `fileId` and `appId` name the film; `source` is where it lies. */
  video: Video;
  /** Plays without being asked on the picture: another control of the page has asked. */
  autoplay?: boolean;
}

/**
 * A film (requirements, 2: fileID, appID, autoplay). Its picture stands there until it is asked
 * for; then the player is loaded, once, and another `video` is given to the player that is there.
 * @avoid For decoration, and for films without captions.
 * @accessibility Loads and plays only when asked to; captions, speed and quality by keyboard, a transcript
 *   beside it.
 */
export function VideoPlayer({ video, autoplay = false }: VideoPlayerProps) {
  const { t } = useTranslation('videos');
  const [isAskedFor, askFor] = useState(false);
  const { title, cover, durationSeconds } = video;
  if (isAskedFor || autoplay) {
    return (
      <Screen $hasFilm>
        <FilmPlayer video={video} />
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
