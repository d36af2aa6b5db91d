import { bilingual } from './bilingual';

interface CalendarTexts {
  lead: string;
  /** The source of the dates. */
  fromCompany: string;
  fromReport: (day: string) => string;
  fromNothing: string;
  company: string;
  check: string;
  nothingDue: string;
  moves: (day: string) => string;
  source: string;
  download: string;
  downloadHint: string;
  /** What the calendar is not. */
  limits: string;
  fileName: string;
  calendarName: (product: string) => string;
}

export const calendarTexts = bilingual<CalendarTexts>({
  en: {
    lead: 'Returns and reports of the next twelve months, each with the law that sets its day.',
    fromCompany: 'The dates follow from the registrations in your company data.',
    fromReport: (day) =>
      `You have not yet said where you are registered. These dates may follow from your report of ${day}; where an office lets you choose a period, the usual one is assumed.`,
    fromNothing:
      'Say in your company data where you are registered, or save a report of the check while you are logged in: the dates will then appear here.',
    company: 'To the company data',
    check: 'Check my obligations',
    nothingDue: 'Nothing is due in the next twelve months.',
    moves: (day) => `A weekend: you may file until ${day}.`,
    source: 'Source',
    download: 'Download as a calendar file',
    downloadHint: 'For the calendar of your phone or computer, with a reminder a week before.',
    limits:
      'As of 22 November 2026. Public holidays are left out: they can only make a date later. What the tax office writes to you takes precedence, even where it sets another period. This is not tax advice.',
    fileName: 'due-dates.ics',
    calendarName: (product) => `Due dates (${product})`,
  },
  de: {
    lead: 'Erklärungen und Meldungen der nächsten zwölf Monate, jede mit der Vorschrift, aus der ihr Termin folgt.',
    fromCompany: 'Die Termine folgen aus den Registrierungen in Ihren Unternehmensdaten.',
    fromReport: (day) =>
      `Sie haben noch nicht angegeben, wo Sie registriert sind. Diese Termine können aus Ihrem Bericht vom ${day} folgen; wo eine Behörde mehrere Zeiträume kennt, ist der übliche angenommen.`,
    fromNothing:
      'Geben Sie in Ihren Unternehmensdaten an, wo Sie registriert sind, oder speichern Sie angemeldet einen Bericht der Prüfung: Dann stehen die Termine hier.',
    company: 'Zu den Unternehmensdaten',
    check: 'Pflichten prüfen',
    nothingDue: 'In den nächsten zwölf Monaten ist nichts fällig.',
    moves: (day) => `Ein Wochenende: Abgabe bis ${day}.`,
    source: 'Quelle',
    download: 'Als Kalenderdatei herunterladen',
    downloadHint: 'Für den Kalender Ihres Telefons oder Computers, mit einer Erinnerung eine Woche vorher.',
    limits:
      'Stand 22.\u00a0November 2026. Feiertage sind nicht berücksichtigt: Sie können einen Termin nur weiter hinausschieben. Maßgeblich ist das Schreiben der Behörde, auch wenn es einen anderen Zeitraum nennt. Keine Steuerberatung.',
    fileName: 'termine.ics',
    calendarName: (product) => `Termine (${product})`,
  },
});
