export const loginMessages = {
  en: {
    email: 'Email address',
    password: 'Password',
    logIn: 'Log in',
    code: 'Code from your app',
    codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
    captcha: 'Confirm that you are a person',
    failure: 'The login could not be reached. Please try again.',
  },
  de: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    logIn: 'Anmelden',
    code: 'Code Ihrer App',
    codeHint: 'Sechs Ziffern aus Ihrer Authentifizierungs-App oder einer Ihrer Wiederherstellungscodes.',
    captcha: 'Bestätigen Sie, dass Sie ein Mensch sind',
    failure: 'Die Anmeldung war nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  },
};
