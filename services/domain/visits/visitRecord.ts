import type { ChannelTracking } from '@/services/domain/activities/channel';
import type { Locale } from '@/services/domain/locale/locale';

/** The record of a visit, stored once and after consent; contains no personal data. */
export interface VisitRecord extends ChannelTracking {
  /** Path of the first page, without query. */
  path: string;
  title: string;
  /** Host the visitor came from, empty where unknown. */
  referrerHost: string;
  language: Locale;
}
