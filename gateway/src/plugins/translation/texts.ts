export const languageMessages = {
  en: {
    heading: 'Languages',
    names: { en: 'English', de: 'German' },
    missing: { en: 'Missing.', de: 'Missing; visitors read the English text.' },
    complete: 'complete',
    of: (done: number, total: number) => `${done} of ${total} texts`,
    toDo: 'Still missing:',
    beside: 'Show the other language beside each text',
    changed: (count: number) =>
      count === 1
        ? 'One English text has changed after it was translated:'
        : `${count} English texts have changed after they were translated:`,
    changedHere: 'This text has changed after it was translated.',
    stillRight: 'The translation is still right',
    notConfirmed: 'That could not be saved. Please try again.',
  },
  de: {
    heading: 'Sprachen',
    names: { en: 'Englisch', de: 'Deutsch' },
    missing: { en: 'Fehlt.', de: 'Fehlt; Besucher lesen den englischen Text.' },
    complete: 'vollständig',
    of: (done: number, total: number) => `${done} von ${total} Texten`,
    toDo: 'Es fehlen noch:',
    beside: 'Die andere Sprache neben jedem Text zeigen',
    changed: (count: number) =>
      count === 1
        ? 'Ein englischer Text hat sich seit der Übersetzung geändert:'
        : `${count} englische Texte haben sich seit der Übersetzung geändert:`,
    changedHere: 'Dieser Text hat sich seit der Übersetzung geändert.',
    stillRight: 'Die Übersetzung stimmt noch',
    notConfirmed: 'Das ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.',
  },
} as const;
