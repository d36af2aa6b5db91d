import type { Bilingual } from '../../domain/languages';

export const translationsTitle: Bilingual = { en: 'Translations', de: 'Übersetzungen' };

export const translationMessages = {
  en: {
    lead: 'What German lacks, and which English texts have changed after they were translated. Each leads to its form in German, where the English text is shown beside each field.',
    show: 'Show',
    kinds: { all: 'All', changed: 'Changed in English', missing: 'Missing in German' },
    none: {
      all: 'Nothing is missing: every text has its German, and it was translated from the English of now.',
      changed: 'No English text has changed after it was translated.',
      missing: 'Every text has its German.',
    },
    what: 'What',
    allTranslations: 'All translations',
    texts: (count: number) => (count === 1 ? '1 text' : `${count} texts`),
    stillRight: 'Still right',
    stillRightAbout: (title: string) => `The translation of “${title}” is still right`,
    notConfirmed: 'That could not be saved. Please try again.',
    previous: 'Previous page',
    next: 'Next page',
  },
  de: {
    lead: 'Was auf Deutsch fehlt und welche englischen Texte sich seit der Übersetzung geändert haben. Jeder Eintrag führt in sein Formular auf Deutsch, wo neben jedem Feld der englische Text steht.',
    show: 'Anzeigen',
    kinds: { all: 'Alle', changed: 'Auf Englisch geändert', missing: 'Fehlt auf Deutsch' },
    none: {
      all: 'Es fehlt nichts: Jeder Text hat sein Deutsch, und es wurde vom heutigen Englisch übersetzt.',
      changed: 'Kein englischer Text hat sich seit der Übersetzung geändert.',
      missing: 'Jeder Text hat sein Deutsch.',
    },
    what: 'Was',
    allTranslations: 'Alle Übersetzungen',
    texts: (count: number) => (count === 1 ? '1 Text' : `${count} Texte`),
    stillRight: 'Stimmt noch',
    stillRightAbout: (title: string) => `Die Übersetzung von „${title}“ stimmt noch`,
    notConfirmed: 'Das ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
  },
} as const;
