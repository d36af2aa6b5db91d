const en = {
  start: 'Confirm with a picture',
  task: 'Move the piece into its gap.',
  keys: 'The arrow keys move it, Page Up and Page Down in larger steps.',
  slider: 'Position of the piece',
  position: (percent: number) => `${percent} percent`,
  check: 'Check',
  another: 'Another picture',
  without: 'Confirm without the picture',
  loading: 'The picture is loading.',
  working: 'Your device is working out the confirmation. This takes some seconds.',
  cancel: 'Cancel',
  solved: 'Confirmed. You can go on with the form.',
  wrong: (left: number) => `Not quite. ${left === 1 ? 'One try' : `${left} tries`} left.`,
  usedUp: 'That was not it. Here is another picture.',
  outdated: 'The picture was too old. Here is another one.',
  expired: 'The confirmation has expired. Please confirm again.',
  tooMany: (seconds: number) => `Too many tries. Please wait ${seconds} seconds.`,
  failed: 'The confirmation cannot be reached. Please try again.',
};

const de: typeof en = {
  start: 'Mit einem Bild bestätigen',
  task: 'Schieben Sie das Teil in seine Lücke.',
  keys: 'Die Pfeiltasten bewegen es, Bild auf und Bild ab in größeren Schritten.',
  slider: 'Position des Teils',
  position: (percent) => `${percent} Prozent`,
  check: 'Prüfen',
  another: 'Anderes Bild',
  without: 'Ohne Bild bestätigen',
  loading: 'Das Bild wird geladen.',
  working: 'Ihr Gerät errechnet die Bestätigung. Das dauert einige Sekunden.',
  cancel: 'Abbrechen',
  solved: 'Bestätigt. Sie können mit dem Formular fortfahren.',
  wrong: (left) => `Noch nicht ganz. ${left === 1 ? 'Ein Versuch bleibt' : `${left} Versuche bleiben`}.`,
  usedUp: 'Das war es nicht. Hier ist ein anderes Bild.',
  outdated: 'Das Bild war zu alt. Hier ist ein anderes.',
  expired: 'Die Bestätigung ist abgelaufen. Bitte bestätigen Sie noch einmal.',
  tooMany: (seconds) => `Zu viele Versuche. Bitte warten Sie ${seconds} Sekunden.`,
  failed: 'Die Bestätigung ist nicht erreichbar. Bitte versuchen Sie es noch einmal.',
};

export type Texts = typeof en;

/** The texts in the language of the place where the captcha stands. */
export const textsFor = (language: string): Texts => (language.toLowerCase().startsWith('de') ? de : en);
