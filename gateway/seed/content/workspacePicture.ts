import type { SeedBlock } from './types';

/** The calendar of the workspace, for pages that lead to an account. */
export const workspacePicture: SeedBlock = {
  blockType: 'annotatedPicture',
  anchor: 'workspace',
  heading: { en: 'What you see in your workspace', de: 'Was Sie in Ihrem Arbeitsbereich sehen' },
  lead: {
    en: 'Taken from the real workspace, with the registrations of an invented company.',
    de: 'Aus dem wirklichen Arbeitsbereich, mit den Registrierungen eines erfundenen Unternehmens.',
  },
  image: { en: 'workspace-calendar-en', de: 'workspace-calendar-de' },
  notes: [
    {
      title: { en: 'The day', de: 'Der Tag' },
      text: {
        en: 'Returns and reports in order, also as a file for your own calendar.',
        de: 'Erklärungen und Meldungen der Reihe nach, auch als Datei für Ihren eigenen Kalender.',
      },
    },
    {
      title: { en: 'What is due', de: 'Was fällig ist' },
      text: {
        en: 'The return, its country and the period that it covers.',
        de: 'Die Erklärung, ihr Land und der Zeitraum, für den sie gilt.',
      },
    },
    {
      title: { en: 'The law', de: 'Die Vorschrift' },
      text: {
        en: 'Each date names the act that sets it.',
        de: 'Zu jedem Termin steht die Vorschrift, aus der er folgt.',
      },
    },
  ],
};
