import { bilingual } from './bilingual';

interface ShellTexts {
  skip: string;
  home: (product: string) => string;
  languages: string;
  account: string;
  website: string;
  login: string;
  register: string;
  workPlace: string;
  profile: string;
  logout: string;
  legal: string;
  contact: string;
  notFound: { title: string; text: string; home: string };
  failure: { title: string; text: string; again: string };
}

export const shellTexts = bilingual<ShellTexts>({
  en: {
    skip: 'Skip to content',
    home: (product) => `${product}, to the home page`,
    languages: 'Language',
    account: 'Pages and account',
    website: 'Website',
    login: 'Log in',
    register: 'Register',
    workPlace: 'Workspace',
    profile: 'Account',
    logout: 'Log out',
    legal: 'Legal',
    contact: 'Contact',
    notFound: {
      title: 'There is no page at this address',
      text: 'It may have moved, or the address may contain a typo. Everything else is where it was.',
      home: 'To the home page',
    },
    failure: {
      title: 'This page cannot be shown at the moment',
      text: 'The fault is ours, not yours. Please try again in a few minutes.',
      again: 'Try again',
    },
  },
  de: {
    skip: 'Zum Inhalt springen',
    home: (product) => `${product}, zur Startseite`,
    languages: 'Sprache',
    account: 'Seiten und Konto',
    website: 'Website',
    login: 'Anmelden',
    register: 'Registrieren',
    workPlace: 'Arbeitsbereich',
    profile: 'Konto',
    logout: 'Abmelden',
    legal: 'Rechtliches',
    contact: 'Kontakt',
    notFound: {
      title: 'Unter dieser Adresse gibt es keine Seite',
      text: 'Vielleicht ist sie umgezogen oder die Adresse enthält einen Tippfehler. Alles andere ist noch an seinem Platz.',
      home: 'Zur Startseite',
    },
    failure: {
      title: 'Diese Seite lässt sich gerade nicht anzeigen',
      text: 'Der Fehler liegt bei uns, nicht bei Ihnen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
      again: 'Noch einmal versuchen',
    },
  },
});
