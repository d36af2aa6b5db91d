import { Hls, type HlsVideoElement } from 'hls-video-element';
import type { MediaPlayButton } from 'media-chrome';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A place in a film that was asked for, in seconds: a new object each time, so that one can be asked for twice. */
export interface StartAt {
  start: number;
}

/**
 * Gives the player a film, watches it, and sends the keyboard to its play button, which does not move the page. What cannot
 * be mended by waiting is told by the program that fetches the film; only a browser that does without it tells it on the
 * element. That program also knows whether a film has sound; without it a film is taken to have some.
 * @param from where to play from, as soon as the film is there
 */
export function useFilm(source: string, from?: StartAt) {
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
    playButton.current?.focus({ preventScroll: true });
    // Only another film is a reason to begin again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [source]);

  useEffect(() => {
    const element = film.current;
    if (!element || !from) return undefined;
    const jump = () => {
      element.currentTime = from.start;
      // Refused where somebody stops the film before it has begun.
      element.play().catch(() => undefined);
    };
    if (element.readyState > 0) return jump();
    element.addEventListener('loadedmetadata', jump, { once: true });
    return () => element.removeEventListener('loadedmetadata', jump);
  }, [from]);

  const retry = () => {
    setFailedSource(undefined);
    void film.current?.load();
    void watch();
    // Its controls are inert until the message has gone.
    requestAnimationFrame(() => playButton.current?.focus());
  };
  return { film, playButton, fail, hasFailed: failedSource === source, hasSound, retry };
}
