import { bilingual } from './bilingual';

interface RegisterTexts {
  title: string;
  metaTitle: string;
  lead: string;
  stepNumber: string;
  stepAccount: string;
  award: string;
  awardUntil: (day: string) => string;
  companyName: string;
  optional: string;
  channel: string;
  noChannel: string;
  /** Around the links to the two texts. */
  consent: [string, string, string];
  terms: string;
  privacy: string;
  consentVersion: (day: string) => string;
  submit: string;
  hasAccount: string;
  login: string;
}

export const registerTexts = bilingual<RegisterTexts>({
  en: {
    title: 'Open your account',
    metaTitle: 'Register',
    lead: 'A mobile number and two minutes are enough. It costs nothing.',
    stepNumber: 'Your number',
    stepAccount: 'Your account',
    award: 'For registering',
    awardUntil: (day) => `until ${day}`,
    companyName: 'Company name',
    optional: 'optional',
    channel: 'Where did you hear about us?',
    noChannel: 'I would rather not say',
    consent: [
      'I agree to the ',
      ', have read the ',
      ' and act for a business (section 14 of the German Civil Code).',
    ],
    terms: 'terms',
    privacy: 'privacy notice',
    consentVersion: (day) => `Both as of ${day}.`,
    submit: 'Open the account',
    hasAccount: 'Already have an account?',
    login: 'Log in',
  },
  de: {
    title: 'Konto eröffnen',
    metaTitle: 'Registrieren',
    lead: 'Eine Mobilnummer und zwei Minuten genügen. Es kostet nichts.',
    stepNumber: 'Ihre Nummer',
    stepAccount: 'Ihr Konto',
    award: 'Für die Registrierung',
    awardUntil: (day) => `bis ${day}`,
    companyName: 'Firma',
    optional: 'freiwillig',
    channel: 'Wie sind Sie auf uns aufmerksam geworden?',
    noChannel: 'Keine Angabe',
    consent: ['Ich stimme den ', ' zu, habe die ', ' gelesen und handle als Unternehmer (§\u00a014 BGB).'],
    terms: 'AGB',
    privacy: 'Datenschutzhinweise',
    consentVersion: (day) => `Beide in der Fassung vom ${day}.`,
    submit: 'Konto eröffnen',
    hasAccount: 'Sie haben schon ein Konto?',
    login: 'Anmelden',
  },
});
