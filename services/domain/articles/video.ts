import type { Image } from '@/services/domain/content/image';
import type { Locale } from '@/services/domain/locale/locale';
import type { ServiceCard } from '@/services/domain/services/service';

/** A part of a film, from a second on. `id` is that of its heading in the transcript. */
export interface Chapter {
  id: string;
  title: string;
  start: number;
}

/** A lesson of the video course; `fileID` and `appID` name the film for the player (requirements, 2). */
export interface VideoCard {
  id: number;
  fileID: string;
  appID: string;
  title: string;
  summary: string;
  durationSeconds: number;
  cover: Image | null;
  /** ISO 8601. */
  publishedAt: string;
  /** The language the text is really in. */
  language: Locale;
  /** In order; none where the transcript has no headings. */
  chapters: Chapter[];
}

/** A lesson with what is said in it. */
export interface Video extends VideoCard {
  /** Transcript, as sanitised HTML. */
  transcriptHtml: string;
  /** The services it is about, the most important first. */
  services: ServiceCard[];
}

/** The place of the player on the page of a film; whoever comes by a link to it has asked for the film, which plays. */
export const playerPlace = 'play';

/** As much of a lesson as lists and the player show. */
export const videoCard = ({ transcriptHtml: _transcript, services: _services, ...card }: Video): VideoCard =>
  card;

/** A film within a text: what its player needs, which comes when somebody presses play. */
export interface FilmInText extends Pick<
  VideoCard,
  'fileID' | 'appID' | 'title' | 'durationSeconds' | 'cover' | 'language' | 'chapters'
> {
  filmTemplate: string;
  /** The address of its lesson, in the language on display. */
  lesson: string;
}
