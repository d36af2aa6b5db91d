import type { Bilingual } from '../../domain/languages';

export const searchTitle: Bilingual = { en: 'Search everything', de: 'Alles durchsuchen' };

export const searchMessages = {
  en: {
    label: 'Title, summary, address or number',
    search: 'Search',
    lead: 'Finds documents by their title and summary in either language, by their number, or by their address on the website, as you can copy it from there. Drafts are found too.',
    none: (query: string) => `Nothing was found for “${query}”.`,
    found: (count: number) => (count === 1 ? 'One document was found.' : `${count} documents were found.`),
    more: 'There are more than these ten.',
  },
  de: {
    label: 'Titel, Zusammenfassung, Adresse oder Nummer',
    search: 'Suchen',
    lead: 'Findet Dokumente nach Titel und Zusammenfassung in beiden Sprachen, nach ihrer Nummer oder nach ihrer Adresse auf der Website, wie Sie sie dort kopieren können. Auch Entwürfe werden gefunden.',
    none: (query: string) => `Zu „${query}“ wurde nichts gefunden.`,
    found: (count: number) =>
      count === 1 ? 'Ein Dokument wurde gefunden.' : `${count} Dokumente wurden gefunden.`,
    more: 'Es gibt mehr als diese zehn.',
  },
};
