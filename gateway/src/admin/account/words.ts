export const securityWords = {
  en: {
    sessions: 'Where you are logged in',
    sessionsLead: 'End what you do not know, and change your password then. A new password ends all others.',
    device: 'Device',
    since: 'Logged in',
    lastUsed: 'Last used',
    thisDevice: 'This device',
    end: 'End',
    endOthers: 'End all other sessions',
    failure: 'It could not be done. Reload the page and try again.',
  },
  de: {
    sessions: 'Wo Sie angemeldet sind',
    sessionsLead:
      'Beenden Sie, was Sie nicht kennen, und ändern Sie dann Ihr Passwort. Ein neues Passwort beendet alle anderen.',
    device: 'Gerät',
    since: 'Angemeldet',
    lastUsed: 'Zuletzt genutzt',
    thisDevice: 'Dieses Gerät',
    end: 'Beenden',
    endOthers: 'Alle anderen Sitzungen beenden',
    failure: 'Es ist nicht gelungen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
};
