export const loginWords = {
  en: {
    email: 'Email address',
    password: 'Password',
    logIn: 'Log in',
    captcha: 'Confirm that you are a person',
    failure: 'The login could not be reached. Please try again.',
  },
  de: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    logIn: 'Anmelden',
    captcha: 'Bestätigen Sie, dass Sie ein Mensch sind',
    failure: 'Die Anmeldung war nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  },
};
