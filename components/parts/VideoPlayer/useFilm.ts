import { Hls, type HlsVideoElement } from 'hls-video-element';
import type { MediaPlayButton } from 'media-chrome';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Gives the player a film, watches it, and sends the keyboard to its play button. What cannot be mended by waiting is
 * told by the program that fetches the film; only a browser that does without it tells it on the element. That program
 * also knows whether a film has sound; without it a film is taken to have some.
 */
export function useFilm(source: string) {
  const film = useRef<HlsVideoElement>(null);
  const playButton = useRef<MediaPlayButton>(null);
  const [failedSource, setFailedSource] = useState<string>();
  const [hasSound, setHasSound] = useState(false);

  const fail = () => setFailedSource(source);
  const watch = async () => {
    // The element makes that program, a new one for each film, in the microtask before this one.
    await Promise.resolve();
    const program = film.current?.api;
    if (!program) return setHasSound(true);
    program.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && fail());
    program.on(Hls.Events.BUFFER_CREATED, (_event, { tracks }) =>
      setHasSound(Boolean(tracks.audio ?? tracks.audiovideo)),
    );
  };

  useLayoutEffect(() => {
    if (film.current) film.current.src = source;
    void watch();
    playButton.current?.focus();
    // Only another film is a reason to begin again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [source]);

  const retry = () => {
    setFailedSource(undefined);
    void film.current?.load();
    void watch();
    // Its controls are inert until the message has gone.
    requestAnimationFrame(() => playButton.current?.focus());
  };
  return { film, playButton, fail, hasFailed: failedSource === source, hasSound, retry };
}
