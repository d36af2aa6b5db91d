import { bilingual } from './bilingual';

/** Texts that all forms of an account share. */
export interface FormTexts {
  phone: string;
  phoneHint: string;
  password: string;
  newPassword: string;
  passwordRules: { length: string; letter: string; digit: string };
  showPassword: string;
  hidePassword: string;
  captcha: string;
  captchaNeedsScripts: string;
  code: string;
  codeSentTo: (phone: string, time: string) => string;
  /** In a demonstration. */
  codeKeptFor: (phone: string, time: string) => string;
  codeMissing: string;
  resendIn: (seconds: number) => string;
  resendNow: string;
  resend: string;
  haveCode: string;
  changeNumber: string;
  sendCode: string;
  sending: string;
  newTab: string;
  errors: {
    summary: string;
    phone: string;
    phoneCountry: string;
    captcha: string;
    captchaMissing: string;
    code: string;
    password: string;
    companyName: string;
    channel: string;
    consent: string;
    taken: string;
    credentials: string;
    oldPassword: string;
    loginExpired: string;
    secondCode: string;
    tooMany: (seconds: number) => string;
    message: string;
    busy: string;
    failure: string;
  };
}

const wait = (seconds: number): { amount: number; inMinutes: boolean } =>
  seconds > 90
    ? { amount: Math.ceil(seconds / 60), inMinutes: true }
    : { amount: Math.max(1, seconds), inMinutes: false };

export const formTexts = bilingual<FormTexts>({
  en: {
    phone: 'Mobile number',
    phoneHint: 'With the country code, for example +49\u00a0151\u00a023456789.',
    password: 'Password',
    newPassword: 'New password',
    passwordRules: { length: 'at least 10 characters', letter: 'a letter', digit: 'a digit' },
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    captcha: 'Confirm that you are a person',
    captchaNeedsScripts:
      'This confirmation needs JavaScript. If your browser has none, call us or write to us.',
    code: 'Code from the text message',
    codeSentTo: (phone, time) => `We have sent a message to ${phone}. Its code is valid until ${time}.`,
    codeKeptFor: (phone, time) =>
      `This is a demonstration: no text message is sent. The code for ${phone} is in the CMS under “Sent messages” and is valid until ${time}.`,
    codeMissing: 'No message?',
    resendIn: (seconds) => `You can ask for another one in ${seconds} seconds.`,
    resendNow: 'You can ask for another one now.',
    resend: 'Ask for another code',
    haveCode: 'Enter the code that was sent to you',
    changeNumber: 'Change the number',
    sendCode: 'Send the code',
    sending: 'One moment …',
    newTab: 'opens in a new tab',
    errors: {
      summary: 'Please check the marked fields.',
      phone: 'Please enter the number with its country code: a plus sign and 8 to 15 digits.',
      phoneCountry:
        'We do not send text messages to this country. Please use a number from another country, or write to us.',
      captcha: 'Please confirm once more that you are a person; each confirmation is valid for one message.',
      captchaMissing: 'Please confirm that you are a person, in one of the two ways.',
      code: 'This code is wrong, used or expired. You can ask for another one.',
      password: 'The password does not meet the rules.',
      companyName: 'Please enter the name of your company, in at most 200 characters.',
      channel: 'Please choose one from the list.',
      consent: 'Without the terms we may not open an account.',
      taken: 'There is already an account with this number. You can log in with it.',
      credentials: 'Number or password is wrong.',
      oldPassword: 'This is not your current password.',
      loginExpired: 'The login took too long. Please enter number and password again.',
      secondCode: 'This code is wrong or was used before. The app shows a new one every 30 seconds.',
      tooMany: (seconds) => {
        const { amount, inMinutes } = wait(seconds);
        return `Too many attempts. Please wait ${amount} ${inMinutes ? 'minutes' : 'seconds'}.`;
      },
      message: 'The message could not be sent. Please try again in a few minutes.',
      busy: 'Many people are logging in at the moment. Please try again in a few seconds.',
      failure: 'Something went wrong on our side. Please try again.',
    },
  },
  de: {
    phone: 'Mobilnummer',
    phoneHint: 'Mit Landesvorwahl, zum Beispiel +49\u00a0151\u00a023456789.',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    passwordRules: { length: 'mindestens 10 Zeichen', letter: 'ein Buchstabe', digit: 'eine Ziffer' },
    showPassword: 'Passwort zeigen',
    hidePassword: 'Passwort verbergen',
    captcha: 'Bestätigen Sie, dass Sie ein Mensch sind',
    captchaNeedsScripts:
      'Diese Bestätigung braucht JavaScript. Wenn Ihr Browser keines ausführt, rufen Sie uns an oder schreiben Sie uns.',
    code: 'Code aus der SMS',
    codeSentTo: (phone, time) => `Wir haben eine SMS an ${phone} gesendet. Der Code gilt bis ${time} Uhr.`,
    codeKeptFor: (phone, time) =>
      `Dies ist eine Demonstration: Es wird keine SMS gesendet. Der Code für ${phone} steht im CMS unter „Gesendete Nachrichten“ und gilt bis ${time} Uhr.`,
    codeMissing: 'Keine SMS erhalten?',
    resendIn: (seconds) => `In ${seconds} Sekunden können Sie eine weitere anfordern.`,
    resendNow: 'Sie können jetzt eine weitere anfordern.',
    resend: 'Neuen Code anfordern',
    haveCode: 'Den gesendeten Code eingeben',
    changeNumber: 'Nummer ändern',
    sendCode: 'Code senden',
    sending: 'Einen Moment …',
    newTab: 'öffnet sich in einem neuen Tab',
    errors: {
      summary: 'Bitte prüfen Sie die markierten Felder.',
      phone: 'Bitte geben Sie die Nummer mit Landesvorwahl ein: ein Pluszeichen und 8 bis 15 Ziffern.',
      phoneCountry:
        'In dieses Land senden wir keine SMS. Bitte nehmen Sie eine Nummer eines anderen Landes oder schreiben Sie uns.',
      captcha:
        'Bitte bestätigen Sie noch einmal, dass Sie ein Mensch sind; eine Bestätigung gilt für eine SMS.',
      captchaMissing: 'Bitte bestätigen Sie auf einem der beiden Wege, dass Sie ein Mensch sind.',
      code: 'Dieser Code ist falsch, verbraucht oder abgelaufen. Sie können einen neuen anfordern.',
      password: 'Das Passwort erfüllt die Regeln nicht.',
      companyName: 'Bitte geben Sie den Namen Ihres Unternehmens ein, mit höchstens 200 Zeichen.',
      channel: 'Bitte wählen Sie aus der Liste.',
      consent: 'Ohne die AGB dürfen wir kein Konto eröffnen.',
      taken: 'Zu dieser Nummer gibt es bereits ein Konto. Sie können sich damit anmelden.',
      credentials: 'Nummer oder Passwort ist falsch.',
      oldPassword: 'Das ist nicht Ihr aktuelles Passwort.',
      loginExpired:
        'Die Anmeldung hat zu lange gedauert. Bitte geben Sie Nummer und Passwort noch einmal ein.',
      secondCode:
        'Dieser Code ist falsch oder wurde schon benutzt. Die App zeigt alle 30 Sekunden einen neuen.',
      tooMany: (seconds) => {
        const { amount, inMinutes } = wait(seconds);
        return `Zu viele Versuche. Bitte warten Sie ${amount} ${inMinutes ? 'Minuten' : 'Sekunden'}.`;
      },
      message: 'Die SMS konnte nicht gesendet werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
      busy: 'Im Moment melden sich viele an. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
      failure: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
    },
  },
});
