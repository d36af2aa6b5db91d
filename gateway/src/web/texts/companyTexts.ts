import type { ReturnPeriod } from '@/contract/dueDates/dueRule';

import { bilingual } from './bilingual';

interface CompanyTexts {
  lead: string;
  name: string;
  form: string;
  office: string;
  officeHint: string;
  country: string;
  vatNumber: string;
  vatNumberHint: string;
  choose: string;
  returns: string;
  returnsHint: string;
  none: string;
  by: Record<ReturnPeriod, string>;
  reports: string;
  reportsHint: string;
  save: string;
  saved: string;
  /** Link to the calendar, beside `saved`. */
  calendar: string;
  notInList: string;
  errors: Record<'companyName' | 'companyForm' | 'registeredOffice' | 'companyCountry' | 'vatNumber', string>;
}

export const companyTexts = bilingual<CompanyTexts>({
  en: {
    lead: 'Our specialists and your calendar rely on this. Only the name is required.',
    name: 'Company name',
    form: 'Legal form',
    office: 'Registered office',
    officeHint: 'Street and number, postcode, town.',
    country: 'Country of the registered office',
    vatNumber: 'VAT number',
    vatNumberHint: 'With its country letters; for Germany, DE and nine digits.',
    choose: 'Please choose',
    returns: 'Registered for VAT in',
    returnsHint:
      'For each country, choose how often the tax office asks for a return: the letter with the number says so. Greece, Malta and Slovenia are missing because we cannot give their dates with certainty.',
    none: 'Not registered',
    by: {
      month: 'Monthly',
      twoMonths: 'Every two months',
      quarter: 'Quarterly',
      halfYear: 'Every six months',
      year: 'Once a year',
    },
    reports: 'Other returns and reports',
    reportsHint: 'One-Stop Shops and producer registers that you report to.',
    save: 'Save',
    saved: 'Saved. Your calendar now uses it.',
    calendar: 'To the calendar',
    notInList: 'Please choose periods and reports from the lists.',
    errors: {
      companyName: 'Please enter the name of your company, in at most 200 characters.',
      companyForm: 'Please choose from the list.',
      registeredOffice: 'Please use one line of at most 300 characters.',
      companyCountry: 'Please choose from the list.',
      vatNumber:
        'This does not look like a VAT number. A VAT number begins with the letters of its country, such as DE, FR or ATU, and has the length that country uses.',
    },
  },
  de: {
    lead: 'Danach richten sich unsere Fachleute und Ihr Terminkalender. Nötig ist nur der Name.',
    name: 'Firma',
    form: 'Rechtsform',
    office: 'Sitz',
    officeHint: 'Straße und Hausnummer, Postleitzahl, Ort.',
    country: 'Land des Sitzes',
    vatNumber: 'USt-IdNr.',
    vatNumberHint: 'Mit den Buchstaben des Landes, in Deutschland zum Beispiel DE und neun Ziffern.',
    choose: 'Bitte wählen',
    returns: 'Umsatzsteuerlich registriert in',
    returnsHint:
      'Wählen Sie für jedes Land, wie oft die Steuerbehörde eine Meldung verlangt: Das steht im Schreiben mit der Nummer. Griechenland, Malta und Slowenien fehlen, weil sich ihre Termine nicht sicher angeben lassen.',
    none: 'Nicht registriert',
    by: {
      month: 'Monatlich',
      twoMonths: 'Alle zwei Monate',
      quarter: 'Vierteljährlich',
      halfYear: 'Halbjährlich',
      year: 'Einmal im Jahr',
    },
    reports: 'Weitere Meldungen',
    reportsHint: 'One-Stop-Shops und Herstellerregister, an die Sie melden.',
    save: 'Speichern',
    saved: 'Gespeichert. Ihr Terminkalender richtet sich danach.',
    calendar: 'Zum Terminkalender',
    notInList: 'Bitte wählen Sie Zeiträume und Meldungen aus den Listen.',
    errors: {
      companyName: 'Bitte geben Sie den Namen Ihres Unternehmens ein, mit höchstens 200 Zeichen.',
      companyForm: 'Bitte wählen Sie aus der Liste.',
      registeredOffice: 'Bitte verwenden Sie eine Zeile mit höchstens 300 Zeichen.',
      companyCountry: 'Bitte wählen Sie aus der Liste.',
      vatNumber:
        'Das hat nicht die Form einer USt-IdNr. Sie beginnt mit den Buchstaben ihres Landes, etwa DE, FR oder ATU, und hat so viele Zeichen, wie dieses Land vorgibt.',
    },
  },
});
