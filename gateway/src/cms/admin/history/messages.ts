import type { ContentLanguage } from '../../../domain/languages';

interface HistoryWords {
  heading: string;
  draft: string;
  published: string;
  publishedIn: Record<ContentLanguage, string>;
  nobody: string;
  all: string;
  failed: string;
}

/** Texts of the admin about the versions of a document. */
export const historyMessages: Record<ContentLanguage, HistoryWords> = {
  en: {
    heading: 'Who did what',
    draft: 'saved as a draft',
    published: 'published',
    publishedIn: { en: 'published in English', de: 'published in German' },
    nobody: 'by itself',
    all: 'Compare and restore',
    failed: 'The versions could not be loaded.',
  },
  de: {
    heading: 'Wer hat was getan',
    draft: 'als Entwurf gespeichert',
    published: 'veröffentlicht',
    publishedIn: { en: 'auf Englisch veröffentlicht', de: 'auf Deutsch veröffentlicht' },
    nobody: 'von selbst',
    all: 'Vergleichen und wiederherstellen',
    failed: 'Die Fassungen ließen sich nicht laden.',
  },
};
