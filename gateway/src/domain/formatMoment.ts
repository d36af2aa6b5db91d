import type { ContentLanguage } from './languages';
import { europeanTags } from './money';

/** A time in Berlin, in words: `Tuesday, 1 December 2026 at 10:00`. `time` is ISO 8601. */
export const formatMoment = (time: string, language: ContentLanguage): string =>
  new Intl.DateTimeFormat(europeanTags[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(time));
