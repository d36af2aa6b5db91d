import type { Bilingual } from '../../domain/languages';
import type { LinkKind } from './findLinkTargets';

export const linkMessages = {
  open: { en: 'Choose a page or file', de: 'Seite oder Datei wählen' },
  close: { en: 'Close the list', de: 'Liste schließen' },
  search: {
    en: 'Search pages, articles, services and files',
    de: 'Seiten, Artikel, Leistungen und Dateien suchen',
  },
  searching: { en: 'Searching …', de: 'Suche läuft …' },
  nothing: {
    en: 'Nothing published has these words in its title.',
    de: 'Nichts Veröffentlichtes hat diese Wörter im Titel.',
  },
  failed: {
    en: 'The list could not be loaded. Please try again, or write the address yourself.',
    de: 'Die Liste konnte nicht geladen werden. Bitte versuchen Sie es noch einmal oder schreiben Sie die Adresse selbst.',
  },
} satisfies Record<string, Bilingual>;

export const kindNames: Record<LinkKind, Bilingual> = {
  pages: { en: 'Pages', de: 'Seiten' },
  articles: { en: 'Articles', de: 'Artikel' },
  services: { en: 'Services', de: 'Leistungen' },
  information: { en: 'Notices', de: 'Mitteilungen' },
  questions: { en: 'Questions', de: 'Fragen' },
  manuals: { en: 'Manuals', de: 'Anleitungen' },
  'video-courses': { en: 'Videos', de: 'Videos' },
  documents: { en: 'Files', de: 'Dateien' },
};
