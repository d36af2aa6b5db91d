import type { Bilingual } from '../../domain/languages';

export const searchTitle: Bilingual = { en: 'Search everything', de: 'Alles durchsuchen' };

export const searchMessages = {
  en: {
    label: 'Words, address or number',
    search: 'Search',
    lead: 'Finds documents by words of their title or text in either language, by their number, or by their address on the website, as you can copy it from there. Drafts are found too. Matches in the title come first.',
    none: (query: string) => `Nothing was found for “${query}”.`,
    found: (count: number) => (count === 1 ? 'One document was found.' : `${count} documents were found.`),
    more: 'There are more than these ten.',
  },
  de: {
    label: 'Wörter, Adresse oder Nummer',
    search: 'Suchen',
    lead: 'Findet Dokumente nach Wörtern aus Titel und Text in beiden Sprachen, nach ihrer Nummer oder nach ihrer Adresse auf der Website, wie Sie sie dort kopieren können. Auch Entwürfe werden gefunden. Treffer im Titel stehen zuerst.',
    none: (query: string) => `Zu „${query}“ wurde nichts gefunden.`,
    found: (count: number) =>
      count === 1 ? 'Ein Dokument wurde gefunden.' : `${count} Dokumente wurden gefunden.`,
    more: 'Es gibt mehr als diese zehn.',
  },
};
