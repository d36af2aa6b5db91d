import type { Image } from '@/services/domain/content/image';
import type { Locale } from '@/services/domain/locale/locale';

/** A lesson of the video course; `fileID` and `appID` name the film for the player (requirements, 2). */
export interface Video {
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
  /** Transcript, as sanitised HTML. */
  transcriptHtml: string;
}
