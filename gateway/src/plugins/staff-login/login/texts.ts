export const loginMessages = {
  en: {
    email: 'Email address',
    password: 'Password',
    logIn: 'Log in',
    code: 'Code from your app',
    codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
    captcha: 'Confirm that you are a person',
    forgotten: 'Forgotten your password?',
    noEmail:
      'No e-mail is connected to this CMS. The link to a new password goes to the administrators, under “Sent messages”: please ask one of them for it.',
    forgotLead: 'We send a link to your e-mail address, by which you set a new password.',
    sendLink: 'Ask for the link',
    linkSent:
      'If somebody works here with this address, the link is on its way. It is valid for an hour, and once.',
    toLogin: 'Back to the login',
    newPassword: 'New password',
    passwordHint: 'At least ten characters, for example four words.',
    repeated: 'New password again',
    notTheSame: 'The two passwords are not the same.',
    setPassword: 'Set password',
    newLink: 'Ask for a new link',
    passwordSet: 'The new password is set, and you are logged out everywhere. Please log in.',
    failure: 'The login could not be reached. Please try again.',
  },
  de: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    logIn: 'Anmelden',
    code: 'Code Ihrer App',
    codeHint: 'Sechs Ziffern aus Ihrer Authentifizierungs-App oder einer Ihrer Wiederherstellungscodes.',
    captcha: 'Bestätigen Sie, dass Sie ein Mensch sind',
    forgotten: 'Passwort vergessen?',
    noEmail:
      'An dieses CMS ist kein E-Mail-Versand angeschlossen. Der Link zu einem neuen Passwort geht an die Administration, unter „Gesendete Nachrichten“: Bitte fragen Sie dort danach.',
    forgotLead: 'Wir senden einen Link an Ihre E-Mail-Adresse, mit dem Sie ein neues Passwort setzen.',
    sendLink: 'Link anfordern',
    linkSent:
      'Wenn hier jemand mit dieser Adresse arbeitet, ist der Link unterwegs. Er gilt eine Stunde und einmal.',
    toLogin: 'Zurück zur Anmeldung',
    newPassword: 'Neues Passwort',
    passwordHint: 'Mindestens zehn Zeichen, zum Beispiel vier Wörter.',
    repeated: 'Neues Passwort noch einmal',
    notTheSame: 'Die beiden Passwörter sind nicht gleich.',
    setPassword: 'Passwort setzen',
    newLink: 'Neuen Link anfordern',
    passwordSet: 'Das neue Passwort ist gesetzt, und Sie sind überall abgemeldet. Bitte melden Sie sich an.',
    failure: 'Die Anmeldung war nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  },
};

export type LoginWords = (typeof loginMessages)['en'];
