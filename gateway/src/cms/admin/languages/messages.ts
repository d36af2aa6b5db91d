export const languageMessages = {
  en: {
    heading: 'Languages',
    names: { en: 'English', de: 'German' },
    missing: { en: 'Missing.', de: 'Missing; visitors read the English text.' },
    complete: 'complete',
    of: (done: number, total: number) => `${done} of ${total} texts`,
    toDo: 'Still missing:',
    beside: 'Show the other language beside each text',
  },
  de: {
    heading: 'Sprachen',
    names: { en: 'Englisch', de: 'Deutsch' },
    missing: { en: 'Fehlt.', de: 'Fehlt; Besucher lesen den englischen Text.' },
    complete: 'vollständig',
    of: (done: number, total: number) => `${done} von ${total} Texten`,
    toDo: 'Es fehlen noch:',
    beside: 'Die andere Sprache neben jedem Text zeigen',
  },
} as const;
