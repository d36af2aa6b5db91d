import type { HlsVideoElement } from 'hls-video-element';
import { type RefObject, useEffect, useState } from 'react';

import type { Chapter } from '@/services/domain/articles/video';

/** The chapter that a film is in; undefined until it plays, and before the first one begins. */
export function useChapter(
  film: RefObject<HlsVideoElement | null>,
  chapters: Chapter[],
): Chapter | undefined {
  const [time, setTime] = useState(-1);
  useEffect(() => {
    const element = film.current;
    const note = () => setTime(Math.floor(element?.currentTime ?? 0));
    element?.addEventListener('timeupdate', note);
    return () => element?.removeEventListener('timeupdate', note);
  }, [film]);
  return chapters.findLast(({ start }) => start <= time);
}
