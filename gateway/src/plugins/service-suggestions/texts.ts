export const suggestionMessages = {
  en: {
    suggest: 'Suggest services',
    explanation: 'By the words and countries of the saved text.',
    add: (name: string) => `Add ${name}`,
    none: 'The text names no further service.',
    failed: 'The suggestions did not come. Try again.',
  },
  de: {
    suggest: 'Leistungen vorschlagen',
    explanation: 'Nach den Wörtern und Ländern des gespeicherten Textes.',
    add: (name: string) => `${name} hinzufügen`,
    none: 'Der Text nennt keine weitere Leistung.',
    failed: 'Die Vorschläge sind nicht angekommen. Versuchen Sie es noch einmal.',
  },
};
