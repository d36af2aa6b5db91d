import type { Bilingual } from '../../../domain/languages';

export const calendarTitle: Bilingual = { en: 'Calendar', de: 'Kalender' };

export const calendarMessages = {
  en: {
    lead: 'Everything that happens by itself: what is published and unpublished, and the times of banners, pop-ups, gifts, prices and the anniversary. Each line leads to its document.',
    months: 'Months',
    previous: 'Previous month',
    thisMonth: 'This month',
    next: 'Next month',
    none: (month: string) => `Nothing is scheduled in ${month}.`,
    zone: (zone: string) =>
      `Times are of your time zone, ${zone}; prices begin and end with the day in Berlin.`,
    kinds: { publish: 'Publish', unpublish: 'Unpublish', release: 'Release', begins: 'Begins', ends: 'Ends' },
    states: { late: 'late', failed: 'failed', published: 'published', done: 'done' },
  },
  de: {
    lead: 'Alles, was von selbst geschieht: was veröffentlicht und zurückgezogen wird, und die Zeiten von Bannern, Pop-ups, Geschenken, Preisen und Jubiläum. Jede Zeile führt zu ihrem Dokument.',
    months: 'Monate',
    previous: 'Voriger Monat',
    thisMonth: 'Dieser Monat',
    next: 'Nächster Monat',
    none: (month: string) => `Im ${month} ist nichts geplant.`,
    zone: (zone: string) =>
      `Es gelten die Zeiten Ihrer Zeitzone, ${zone}; Preise beginnen und enden mit dem Tag in Berlin.`,
    kinds: {
      publish: 'Veröffentlichen',
      unpublish: 'Zurückziehen',
      release: 'Release',
      begins: 'Beginn',
      ends: 'Ende',
    },
    states: {
      late: 'überfällig',
      failed: 'fehlgeschlagen',
      published: 'veröffentlicht',
      done: 'erledigt',
    },
  },
};
