import { useState } from 'react';

import { StartButton } from '@/components/parts/VideoPlayer/StartButton';
import { VideoPlayer } from '@/components/parts/VideoPlayer/VideoPlayer';
import type { FilmInText as Film } from '@/services/domain/articles/video';

import { Player } from './FilmInText.styles';

/**
 * A film within a text: the button over its still image, which the text has, and then the player of the lesson's page in
 * its place. Nothing of the film is loaded before the button is pressed.
 * @avoid Outside of a text: `VideoPlayer` brings its own still image.
 * @accessibility Plays only when asked to; captions and chapters by keyboard, the transcript behind the link below it.
 */
export function FilmInText(film: Film) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return <StartButton {...film} onPress={() => setAsked(true)} />;
  return (
    <Player>
      <VideoPlayer {...film} autoplay />
    </Player>
  );
}
