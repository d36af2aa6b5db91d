import type { SeedBlock } from './types';

/** A file in the workspace, for pages that lead to an account. */
export const workspaceFileContent: SeedBlock = {
  blockType: 'annotatedPicture',
  anchor: 'workspace',
  heading: { en: 'What you see once you are with us', de: 'Was Sie sehen, sobald Sie bei uns sind' },
  lead: {
    en: 'Taken from the real workspace, with the file of an invented company.',
    de: 'Aus dem wirklichen Arbeitsbereich, mit der Akte eines erfundenen Unternehmens.',
  },
  image: { en: 'workspace-file-en', de: 'workspace-file-de' },
  notes: [
    {
      title: { en: 'Where the file stands', de: 'Wo die Akte steht' },
      text: {
        en: 'One file for each country and duty, with what comes next and when.',
        de: 'Eine Akte je Land und Pflicht, mit dem nächsten Schritt und seinem Termin.',
      },
    },
    {
      title: { en: 'What is to be filed', de: 'Was eingereicht werden soll' },
      text: {
        en: 'The figures of the return, before anyone files them.',
        de: 'Die Zahlen der Erklärung, bevor jemand sie einreicht.',
      },
    },
    {
      title: { en: 'Your approval', de: 'Ihre Freigabe' },
      text: {
        en: 'One button, or a question instead. Only then does the adviser file.',
        de: 'Eine Schaltfläche, oder stattdessen eine Frage. Erst danach reicht die Kanzlei ein.',
      },
    },
  ],
};
