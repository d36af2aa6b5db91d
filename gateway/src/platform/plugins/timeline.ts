import type { ContentLanguage } from '../../domain/languages';

/** Something that is published, or unpublished, at a moment. */
export interface Schedule {
  /** The request that cancels it. */
  cancel: { method: 'DELETE' | 'POST'; path: string };
  /** Several documents at once. */
  isRelease?: boolean;
  type: 'publish' | 'unpublish';
  /** Undefined where it is all languages. */
  locale: ContentLanguage | undefined;
  time: Date;
  timezone: string;
  state: 'due' | 'late' | 'failed';
  /** Why it failed, as far as that is known. */
  reason?: string;
  /** The document's title, and its address in the admin. */
  title: string;
  path: string;
}

/** Something that happens by itself. */
export interface CalendarEntry {
  kind: 'publish' | 'unpublish' | 'release' | 'begins' | 'ends';
  title: string;
  path: string;
  /** Milliseconds since 1970; none for what happens with a day. */
  moment?: number;
  /** Such as `2026-12-01`, in Berlin; none for what has a moment. */
  day?: string;
  /** None as long as it is to come. */
  state?: 'late' | 'failed' | 'published' | 'done';
}

export interface Period {
  /** The first moment, and the first after it. */
  from: Date;
  until: Date;
}
