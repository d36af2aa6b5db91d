/** Texts of the admin about drafts that save themselves. */
export const draftMessages = {
  en: {
    /** Why what was typed is not saved yet, and what becomes of it. */
    offline:
      'The server cannot be reached. Your text is kept in this browser and is saved as soon as the connection is back.',
    loggedOut:
      'You are no longer logged in. Your text is kept in this browser and is saved as soon as you have logged in again.',
    logIn: 'Log in in another tab',
    refused: (reason: string) => `Your text is not saved: ${reason} It is kept in this browser.`,
    /** Text of an earlier visit that could not be saved then. */
    found: (time: string) => `Text of ${time} could not be saved when you left this document.`,
    putIn: 'Put it into the draft',
    discard: 'Discard it',
    notPutIn: 'The text could not be put in:',
    /** On the button of publishing, once it was pressed while a save is under way. */
    publishSoon: 'Publishing once it is saved',
    own: 'My drafts',
    noOwn: 'You have no drafts: everything that you saved last is published.',
  },
  de: {
    offline:
      'Der Server ist nicht erreichbar. Ihr Text ist in diesem Browser aufgehoben und wird gespeichert, sobald die Verbindung wieder da ist.',
    loggedOut:
      'Sie sind nicht mehr angemeldet. Ihr Text ist in diesem Browser aufgehoben und wird gespeichert, sobald Sie sich wieder angemeldet haben.',
    logIn: 'In einem anderen Tab anmelden',
    refused: (reason: string) =>
      `Ihr Text ist nicht gespeichert: ${reason} Er ist in diesem Browser aufgehoben.`,
    found: (time: string) => `Text vom ${time} ließ sich beim Verlassen dieses Dokuments nicht speichern.`,
    putIn: 'In den Entwurf übernehmen',
    discard: 'Verwerfen',
    notPutIn: 'Der Text ließ sich nicht übernehmen:',
    publishSoon: 'Wird nach dem Speichern veröffentlicht',
    own: 'Meine Entwürfe',
    noOwn: 'Sie haben keine Entwürfe: Alles, was Sie zuletzt gespeichert haben, ist veröffentlicht.',
  },
};
