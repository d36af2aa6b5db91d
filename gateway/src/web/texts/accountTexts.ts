import type { AccountPageName } from '../../domain/accountPaths';
import { bilingual } from './bilingual';

interface AccountTexts {
  navigation: string;
  /** Titles of the pages. */
  pages: Record<AccountPageName, string>;
  profile: { lead: string };
  passwordPage: { lead: string };
  security: {
    lead: string;
    sessions: string;
    thisDevice: string;
    since: (time: string) => string;
    lastUsed: (time: string) => string;
    end: string;
    endOthers: string;
  };
  twoFactor: {
    title: string;
    off: string;
    on: (codesLeft: number) => string;
    turnOn: string;
    turnOff: string;
    scan: string;
    qrCode: string;
    orType: string;
    code: string;
    confirm: string;
    keepCodes: string;
  };
  reports: {
    lead: string;
    none: string;
    start: string;
    from: (day: string) => string;
    /** Above the names of obligations. */
    added: string;
    leftOut: string;
  };
  forgotten: { title: string; lead: string; submit: string; back: string };
  number: string;
  since: string;
  consent: string;
  award: string;
  oldPassword: string;
  changePassword: string;
  passwordChanged: string;
  deletion: string;
  deletionText: string;
}

export const accountTexts = bilingual<AccountTexts>({
  en: {
    navigation: 'Your account',
    pages: {
      profile: 'Your account',
      company: 'Company data',
      calendar: 'Calendar',
      coupons: 'Coupons',
      enquiries: 'Enquiries',
      reports: 'Saved reports',
      security: 'Security',
      password: 'Change the password',
    },
    profile: { lead: 'What we know about you, and what you can change.' },
    passwordPage: {
      lead: 'You will be logged out on all other devices.',
    },
    security: {
      lead: 'Where you are logged in. End any session that you do not recognise, and then change the password.',
      sessions: 'Logged-in devices',
      thisDevice: 'This device',
      since: (time) => `Logged in on ${time}`,
      lastUsed: (time) => `Last used on ${time}`,
      end: 'End this session',
      endOthers: 'End all other sessions',
    },
    twoFactor: {
      title: 'Login in two steps',
      off: 'Off. When it is on, the login asks for a code from an authenticator app after the password.',
      on: (left) =>
        `On. ${left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left. Turning it off and on again makes new codes.`,
      turnOn: 'Turn on',
      turnOff: 'Turn off',
      scan: 'Scan this code with an authenticator app, then enter the six digits it shows.',
      qrCode: 'QR code for the authenticator app',
      orType: 'Or type this key into the app:',
      code: 'Code from the app',
      confirm: 'Confirm',
      keepCodes:
        'Login in two steps is on, and all other devices are logged out. Keep these recovery codes in a safe place: each logs you in once without the app. They are not shown again.',
    },
    reports: {
      lead: 'The results of “Check my obligations” that you have saved.',
      none: 'You have not saved a report yet. The check asks a few questions and lists what is due.',
      start: 'Check my obligations',
      from: (day) => `Report of ${day}`,
      added: 'Added to the total:',
      leftOut: 'Left out of the total:',
    },
    forgotten: {
      title: 'Set a new password',
      lead: 'We send a code to your number; with it you choose a new password.',
      submit: 'Set the password and log in',
      back: 'Back to the login',
    },
    number: 'Mobile number',
    since: 'Registered since',
    consent: 'Terms agreed to, version of',
    award: 'Welcome gift',
    oldPassword: 'Current password',
    changePassword: 'Change the password',
    passwordChanged: 'The password has been changed. All other devices have been logged out.',
    deletion: 'Closing the account',
    deletionText:
      'Write to us from any e-mail address and give your mobile number. We call that number back and then delete the account:',
  },
  de: {
    navigation: 'Ihr Konto',
    pages: {
      profile: 'Ihr Konto',
      company: 'Unternehmensdaten',
      calendar: 'Terminkalender',
      coupons: 'Gutscheine',
      enquiries: 'Anfragen',
      reports: 'Gespeicherte Berichte',
      security: 'Sicherheit',
      password: 'Passwort ändern',
    },
    profile: { lead: 'Was wir über Sie wissen und was Sie ändern können.' },
    passwordPage: {
      lead: 'Auf allen anderen Geräten werden Sie abgemeldet.',
    },
    security: {
      lead: 'Wo Sie angemeldet sind. Beenden Sie Sitzungen, die Sie nicht kennen, und ändern Sie dann das Passwort.',
      sessions: 'Angemeldete Geräte',
      thisDevice: 'Dieses Gerät',
      since: (time) => `Angemeldet am ${time}`,
      lastUsed: (time) => `Zuletzt genutzt am ${time}`,
      end: 'Diese Sitzung beenden',
      endOthers: 'Alle anderen Sitzungen beenden',
    },
    twoFactor: {
      title: 'Anmeldung in zwei Schritten',
      off: 'Ausgeschaltet. Ist sie eingeschaltet, verlangt die Anmeldung nach dem Passwort einen Code aus einer Authentifizierungs-App.',
      on: (left) =>
        `Eingeschaltet. ${left === 1 ? 'Ein Wiederherstellungscode ist' : `${left} Wiederherstellungscodes sind`} übrig. Aus- und wieder einschalten erzeugt neue Codes.`,
      turnOn: 'Einschalten',
      turnOff: 'Ausschalten',
      scan: 'Scannen Sie diesen Code mit einer Authentifizierungs-App und geben Sie dann die sechs Ziffern ein, die sie zeigt.',
      qrCode: 'QR-Code für die Authentifizierungs-App',
      orType: 'Oder geben Sie diesen Schlüssel in die App ein:',
      code: 'Code aus der App',
      confirm: 'Bestätigen',
      keepCodes:
        'Die Anmeldung in zwei Schritten ist eingeschaltet, alle anderen Geräte sind abgemeldet. Bewahren Sie diese Wiederherstellungscodes sicher auf: Jeder meldet Sie einmal ohne die App an. Sie werden nicht noch einmal gezeigt.',
    },
    reports: {
      lead: 'Die Ergebnisse von „Pflichten prüfen“, die Sie gespeichert haben.',
      none: 'Sie haben noch keinen Bericht gespeichert. Die Prüfung stellt wenige Fragen und nennt, was fällig ist.',
      start: 'Pflichten prüfen',
      from: (day) => `Bericht vom ${day}`,
      added: 'In die Summe genommen:',
      leftOut: 'Aus der Summe genommen:',
    },
    forgotten: {
      title: 'Neues Passwort setzen',
      lead: 'Wir senden einen Code an Ihre Nummer; mit ihm wählen Sie ein neues Passwort.',
      submit: 'Passwort setzen und anmelden',
      back: 'Zurück zur Anmeldung',
    },
    number: 'Mobilnummer',
    since: 'Registriert seit',
    consent: 'Vereinbarte AGB, Fassung vom',
    award: 'Willkommensgeschenk',
    oldPassword: 'Aktuelles Passwort',
    changePassword: 'Passwort ändern',
    passwordChanged: 'Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
    deletion: 'Konto schließen',
    deletionText:
      'Schreiben Sie uns von einer beliebigen E-Mail-Adresse und nennen Sie Ihre Mobilnummer. Wir rufen unter dieser Nummer zurück und löschen dann das Konto:',
  },
});
