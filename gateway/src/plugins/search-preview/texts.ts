export const searchMessages = {
  en: {
    heading: 'How it is found',
    explanation:
      'Roughly how a search engine shows the page in this language, and how it looks where somebody shares it.',
    title: 'Title',
    description: 'Description',
    count: (length: number, shown: number) => `${length} of about ${shown} characters`,
    tooLong: 'The end is cut off.',
    empty: 'None: the search engine picks a sentence of the page.',
    noImage: 'No image: the logo is shown.',
    image: 'Image',
    hasImage: '1200 by 630 pixels are shown of it.',
  },
  de: {
    heading: 'So wird die Seite gefunden',
    explanation:
      'So etwa zeigt eine Suchmaschine die Seite in dieser Sprache, und so sieht sie aus, wo jemand sie teilt.',
    title: 'Titel',
    description: 'Beschreibung',
    count: (length: number, shown: number) => `${length} von etwa ${shown} Zeichen`,
    tooLong: 'Das Ende wird abgeschnitten.',
    empty: 'Keine: Die Suchmaschine nimmt einen Satz der Seite.',
    noImage: 'Kein Bild: Gezeigt wird das Logo.',
    image: 'Bild',
    hasImage: '1200 mal 630 Pixel werden davon gezeigt.',
  },
} as const;
