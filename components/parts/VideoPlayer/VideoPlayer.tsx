import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';

import { Picture } from '@/components/ui/Picture/Picture';
import { loadChunk } from '@/services/browser/loading/chunk';
import type { Chapter } from '@/services/domain/articles/video';
import { videoSource } from '@/services/domain/articles/videoSource';
import type { Image } from '@/services/domain/content/image';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import type { Locale } from '@/services/domain/locale/locale';
import { useLocale } from '@/services/hooks/useLocale';

import { ChapterList } from './ChapterList';
import { WithChapters } from './ChapterList.styles';
import { FilmNotice } from './FilmNotice';
import { StartButton } from './StartButton';
import type { StartAt } from './useFilm';
import { Poster, Screen } from './VideoPlayer.styles';

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
  /** Stand beside the film, in order; each plays it from its time on. */
  chapters: Chapter[];
  /** The language of title and chapters. */
  language: Locale;
  /** Within a text: the address of the film's page, where the transcript is. The chapters then stand below the film. */
  lesson?: string;
}

/**
 * A film with its chapters (requirements, 2.18). Its picture stands there until it is asked for; then the player is loaded,
 * once, and another film is given to the player that is there.
 * @avoid For decoration, and for films without captions.
 * @accessibility Loads and plays only when asked to; captions, speed, quality and chapters by keyboard, a transcript
 *   below it.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { fileID, appID, autoplay = false, filmTemplate, title, cover, durationSeconds, chapters } = props;
  const { lesson } = props;
  const lang = langAttribute(props.language, useLocale());
  const [asked, ask] = useState<Partial<StartAt> & { fileID: string }>();
  const [current, setCurrent] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const from = asked?.fileID === fileID && asked.start !== undefined ? (asked as StartAt) : undefined;
  const screen =
    asked || autoplay ? (
      <Screen ref={place} $hasFilm>
        <FilmPlayer
          source={videoSource(filmTemplate, { fileID, appID })}
          poster={cover?.src}
          {...{ chapters, lang, from }}
          onChapter={setCurrent}
        />
      </Screen>
    ) : (
      <Screen ref={place}>
        <Poster>{cover && <Picture image={cover} sizes="(min-width: 70rem) 44rem, 100vw" preload />}</Poster>
        <StartButton {...{ title, durationSeconds }} onPress={() => ask({ fileID })} />
      </Screen>
    );
  const choose = (start: number) => {
    ask({ fileID, start });
    // On a phone the chapters are below the film.
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  if (chapters.length === 0) return screen;
  return (
    <WithChapters $isStacked={lesson !== undefined}>
      {screen}
      <ChapterList {...{ chapters, current, lang, lesson }} onChoose={choose} />
    </WithChapters>
  );
}
