import { useTranslation } from 'next-i18next/pages';

import { VideoPlayer } from '@/components/parts/VideoPlayer/VideoPlayer';
import { Section } from '@/components/ui/Section/Section';
import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { loadChunk } from '@/services/browser/loading/chunk';
import { playerPlace, type Video, type VideoCard } from '@/services/domain/articles/video';
import { useClientValue } from '@/services/hooks/useClientValue';

interface FilmViewProps extends Pick<Video, 'transcriptHtml' | 'services'> {
  /** Its length in seconds, its chapters, and its still image. */
  film: VideoCard;
  /** The other films of the course, in its order. */
  others: VideoCard[];
  /** The address of a film’s playlist, with `{appID}` and `{fileID}`. */
  filmTemplate: string;
}

const FilmOpening = islandComponent(() =>
  loadChunk(() => import('./FilmOpening')).then((loaded) => loaded.FilmOpening),
);
const FilmText = islandComponent(() =>
  loadChunk(() => import('./FilmText')).then((loaded) => loaded.FilmText),
);

/**
 * One film of the video course with its chapters, and its words to read. The player alone is hydrated; it stays when
 * another film follows.
 * @avoid For the list of films: `VideosView`.
 * @accessibility The transcript stands below the film, folded; without scripts it opens, and chapters lead into it.
 */
export function FilmView({ film, transcriptHtml, services, others, filmTemplate }: FilmViewProps) {
  const { t } = useTranslation('videos');
  const isAskedFor = useClientValue(() => window.location.hash === `#${playerPlace}`, false);
  return (
    <>
      <FilmOpening film={film} filmTemplate={filmTemplate} />
      <Section id={playerPlace} heading={t('watch')} wide>
        <VideoPlayer {...film} filmTemplate={filmTemplate} autoplay={isAskedFor} />
      </Section>
      <FilmText {...{ film, transcriptHtml, services, others }} />
    </>
  );
}
