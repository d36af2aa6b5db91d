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
  notOpened: {
    en: 'The preview could not be opened. Please try again.',
    de: 'Die Vorschau ließ sich nicht öffnen. Bitte versuchen Sie es noch einmal.',
  },
} satisfies Record<string, Bilingual>;
