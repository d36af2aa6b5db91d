import type { ContentLanguage } from '../domain/languages';

/** A moment by the clock of the marketing, to the second, with its time zone. */
export const timeOf = (moment: number, language: ContentLanguage): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(moment);
