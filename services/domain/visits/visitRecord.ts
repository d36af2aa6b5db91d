import type { ChannelTracking } from '@/services/domain/activities/channel';
import type { Locale } from '@/services/domain/locale/locale';

/** What is kept of a visit, once and after consent; nothing in it names a person. */
export interface VisitRecord extends ChannelTracking {
  /** Path of the first page, without query. */
  path: string;
  title: string;
  /** Host the visitor came from, empty where unknown. */
  referrerHost: string;
  language: Locale;
}
