import type { Bilingual } from '../../domain/languages';

/** Texts for the preview at a moment. */
export const previewAtMessages = {
  heading: { en: 'Preview at a time', de: 'Vorschau zu einer Zeit' },
  time: { en: 'Time (your time zone)', de: 'Zeit (Ihre Zeitzone)' },
  open: { en: 'Open preview', de: 'Vorschau öffnen' },
  hint: {
    en: 'Shows the page with the saved draft as visitors would see it then.',
    de: 'Zeigt die Seite mit dem gespeicherten Entwurf so, wie Besucher sie dann sähen.',
  },
  inFront: {
    en: 'A pop-up that waits behind another one is shown all the same. “On the website” says which one visitors see.',
    de: 'Ein Pop-up, das hinter einem anderen wartet, erscheint hier trotzdem. Welches Besucher sehen, steht unter „Auf der Website“.',
  },
  notOpened: {
    en: 'The preview could not be opened. Please try again.',
    de: 'Die Vorschau ließ sich nicht öffnen. Bitte versuchen Sie es noch einmal.',
  },
} satisfies Record<string, Bilingual>;

/** Texts for a preview that does not come. */
export const previewFailureMessages = {
  failed: {
    en: 'The preview does not load: the website is slow, or cannot be reached at the moment. Your text is not affected.',
    de: 'Die Vorschau lädt nicht: Die Website ist gerade langsam oder nicht erreichbar. Ihr Text ist davon nicht betroffen.',
  },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
} satisfies Record<string, Bilingual>;
