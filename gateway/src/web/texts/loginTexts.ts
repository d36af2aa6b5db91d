import { bilingual } from './bilingual';

interface LoginTexts {
  title: string;
  metaTitle: string;
  lead: string;
  submit: string;
  forgotten: string;
  noAccount: string;
  register: string;
  loggedOut: string;
  needed: string;
  manyAttempts: string;
  secondCode: string;
  secondCodeHint: string;
}

export const loginTexts = bilingual<LoginTexts>({
  en: {
    title: 'Log in',
    metaTitle: 'Log in',
    lead: 'With the mobile number you registered.',
    submit: 'Log in',
    forgotten: 'Forgotten your password?',
    noAccount: 'No account yet?',
    register: 'Register',
    loggedOut: 'You have been logged out.',
    needed: 'Please log in first; the page you asked for will then open.',
    secondCode: 'Code from your app',
    secondCodeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
    manyAttempts: 'There have been many attempts to log in. Please confirm below that you are a person.',
  },
  de: {
    title: 'Anmelden',
    metaTitle: 'Anmelden',
    lead: 'Mit der Mobilnummer, die Sie registriert haben.',
    submit: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    noAccount: 'Noch kein Konto?',
    register: 'Registrieren',
    loggedOut: 'Sie sind abgemeldet.',
    needed: 'Bitte melden Sie sich zuerst an; dann öffnet sich die gewünschte Seite.',
    secondCode: 'Code aus Ihrer App',
    secondCodeHint:
      'Sechs Ziffern aus Ihrer Authentifizierungs-App oder einer Ihrer Wiederherstellungscodes.',
    manyAttempts: 'Es gab viele Anmeldeversuche. Bitte bestätigen Sie unten, dass Sie ein Mensch sind.',
  },
});
