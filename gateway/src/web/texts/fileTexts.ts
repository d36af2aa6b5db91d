import { bilingual } from './bilingual';

interface FileTexts {
  lead: string;
  none: string;
  state: string;
  since: (day: string) => string;
  number: string;
  wanted: string;
  next: string;
  returnOf: (period: string) => string;
  netSales: string;
  outputTax: string;
  inputTax: string;
  payable: string;
  refund: string;
  due: string;
  inPreparation: string;
  yourQuestion: string;
  ourAnswer: string;
  approvedOn: (time: string) => string;
  askedOn: (time: string) => string;
  approveHint: string;
  approve: string;
  askInstead: string;
  question: string;
  questionHint: string;
  ask: string;
  approved: string;
  asked: string;
  changed: string;
  questionMissing: string;
  /** Of the workspace and the calendar. */
  waiting: (count: number) => string;
  allFiles: string;
  dates: string;
  ownDates: string;
}

export const fileTexts = bilingual<FileTexts>({
  en: {
    lead: 'One file for each country and duty: its status, what comes next, and the returns waiting for you.',
    none: 'You have no files yet. The first one is opened when you order a registration or a return.',
    state: 'State',
    since: (day) => `since ${day}`,
    number: 'Registration number',
    wanted: 'Still needed from you',
    next: 'Next date',
    returnOf: (period) => `Return for ${period}`,
    netSales: 'Sales, net',
    outputTax: 'VAT on sales',
    inputTax: 'Input VAT',
    payable: 'To be paid',
    refund: 'To be refunded',
    due: 'Due on',
    inPreparation: 'We reconcile your data. The figures appear here when they are ready for you.',
    yourQuestion: 'Your question',
    ourAnswer: 'Our answer',
    approvedOn: (time) => `You approved these figures on ${time}.`,
    askedOn: (time) => `You sent it back on ${time}. We answer here and ask for your approval again.`,
    approveHint: 'You approve exactly the figures above. The licensed tax adviser then files the return.',
    approve: 'Approve the return',
    askInstead: 'Ask a question instead',
    question: 'Your question about this return',
    questionHint: 'The return comes back to you with our answer. Nothing is filed until then.',
    ask: 'Send it back with the question',
    approved: 'Approved. The return goes to the licensed tax adviser now.',
    asked: 'Sent back. We have your question.',
    changed:
      'Nothing was sent: this return has changed since you opened the page. Please check it once more.',
    questionMissing: 'Please write your question, in at most 2,000 characters.',
    waiting: (count) =>
      count === 1
        ? 'One return is waiting for your approval'
        : `${count} returns are waiting for your approval`,
    allFiles: 'All client files',
    dates: 'From your client files',
    ownDates: 'By law, from your registrations',
  },
  de: {
    lead: 'Eine Akte je Land und Pflicht: wie sie steht, was als Nächstes kommt und welche Erklärungen auf Sie warten.',
    none: 'Wir führen noch keine Akte für Sie. Die erste entsteht, wenn Sie eine Registrierung oder eine Meldung beauftragen.',
    state: 'Stand',
    since: (day) => `seit ${day}`,
    number: 'Registrierungsnummer',
    wanted: 'Noch von Ihnen erbeten',
    next: 'Nächster Termin',
    returnOf: (period) => `Erklärung für ${period}`,
    netSales: 'Umsätze, netto',
    outputTax: 'Umsatzsteuer',
    inputTax: 'Vorsteuer',
    payable: 'Zu zahlen',
    refund: 'Zu erstatten',
    due: 'Fällig am',
    inPreparation: 'Wir stimmen Ihre Daten ab. Die Zahlen stehen hier, sobald sie für Sie bereit sind.',
    yourQuestion: 'Ihre Rückfrage',
    ourAnswer: 'Unsere Antwort',
    approvedOn: (time) => `Sie haben diese Zahlen am ${time} freigegeben.`,
    askedOn: (time) =>
      `Sie haben sie am ${time} zurückgegeben. Wir antworten hier und bitten dann noch einmal um Ihre Freigabe.`,
    approveHint:
      'Sie geben genau die Zahlen frei, die oben stehen. Danach reicht die Steuerberatung die Erklärung ein.',
    approve: 'Erklärung freigeben',
    askInstead: 'Stattdessen etwas fragen',
    question: 'Ihre Rückfrage zu dieser Erklärung',
    questionHint:
      'Die Erklärung kommt mit unserer Antwort zu Ihnen zurück. Bis dahin wird nichts eingereicht.',
    ask: 'Mit Rückfrage zurückgeben',
    approved: 'Freigegeben. Die Erklärung geht jetzt an die Steuerberatung.',
    asked: 'Zurückgegeben. Ihre Rückfrage liegt uns vor.',
    changed:
      'Es wurde nichts gesendet: Diese Erklärung hat sich geändert, seit Sie die Seite geöffnet haben. Bitte sehen Sie sie noch einmal an.',
    questionMissing: 'Bitte schreiben Sie Ihre Rückfrage, mit höchstens 2.000 Zeichen.',
    waiting: (count) =>
      count === 1
        ? 'Eine Erklärung wartet auf Ihre Freigabe'
        : `${count} Erklärungen warten auf Ihre Freigabe`,
    allFiles: 'Alle Akten',
    dates: 'Aus Ihren Akten',
    ownDates: 'Nach dem Gesetz, aus Ihren Registrierungen',
  },
});
