/** Texts of the admin about the versions of a document. */
export const historyMessages = {
  en: {
    heading: 'Who did what',
    draft: 'saved as a draft',
    published: 'published',
    publishedIn: { en: 'published in English', de: 'published in German' },
    by: 'By',
    nobody: 'by itself',
    all: 'Compare and restore',
    failed: 'The versions could not be loaded.',
    /** The question before the draft of a language is reverted, and what it means. */
    revert: { en: 'Revert the English draft?', de: 'Revert the German draft?' },
    revertMeans:
      'The texts of this language, and what all languages share, become as published in the draft. The other language keeps its draft, and the site does not change. Your changes stay among the versions.',
    notReverted: 'The draft could not be reverted. Reload the page and try again.',
  },
  de: {
    heading: 'Wer hat was getan',
    draft: 'als Entwurf gespeichert',
    published: 'veröffentlicht',
    publishedIn: { en: 'auf Englisch veröffentlicht', de: 'auf Deutsch veröffentlicht' },
    by: 'Von',
    nobody: 'von selbst',
    all: 'Vergleichen und wiederherstellen',
    failed: 'Die Fassungen ließen sich nicht laden.',
    revert: { en: 'Englischen Entwurf zurücksetzen?', de: 'Deutschen Entwurf zurücksetzen?' },
    revertMeans:
      'Die Texte dieser Sprache und alles, was die Sprachen gemeinsam haben, werden im Entwurf wie veröffentlicht. Die andere Sprache behält ihren Entwurf, und die Website ändert sich nicht. Ihre Änderungen bleiben unter den Fassungen.',
    notReverted:
      'Der Entwurf ließ sich nicht zurücksetzen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
};
