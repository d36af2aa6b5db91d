import { bilingual } from './bilingual';

interface Step {
  title: string;
  text: string;
  /** Path of the site. */
  path: string;
}

interface WorkPlaceTexts {
  title: string;
  lead: string;
  facts: string;
  company: string;
  noCompany: string;
  addCompany: string;
  since: string;
  award: string;
  awardText: string;
  dates: string;
  datesLead: string;
  allCoupons: string;
  allEnquiries: string;
  reports: string;
  reportsLead: string;
  allReports: string;
  next: string;
  nextLead: string;
  steps: Step[];
}

export const workPlaceTexts = bilingual<WorkPlaceTexts>({
  en: {
    title: 'Workspace',
    lead: 'Your account at a glance, and where to go from here.',
    facts: 'Your account',
    company: 'Company',
    noCompany: 'not given yet',
    addCompany: 'Add the company name',
    since: 'Registered since',
    award: 'Welcome gift',
    awardText: 'Its coupons are below.',
    dates: 'Due next',
    datesLead: 'The next returns and reports of your company.',
    allCoupons: 'All coupons, including used and expired ones',
    allEnquiries: 'All enquiries',
    reports: 'Saved reports',
    reportsLead: 'The most recent ones.',
    allReports: 'All saved reports',
    next: 'Useful next steps',
    nextLead: 'None of them commits you to anything.',
    steps: [
      {
        title: 'Find out what is due',
        text: 'A few questions about your business, and you see a list of registrations and returns that may apply.',
        path: '/cht/calculate',
      },
      {
        title: 'Look at services and prices',
        text: 'Every service with its usual duration, its price and whether VAT is added.',
        path: '/cht/Services',
      },
      {
        title: 'Ask a person',
        text: 'Tell us what you sell and where it is stored. Tax questions go to a licensed adviser.',
        path: '/cht/Contact',
      },
    ],
  },
  de: {
    title: 'Arbeitsbereich',
    lead: 'Ihr Konto auf einen Blick, und wie es weitergeht.',
    facts: 'Ihr Konto',
    company: 'Firma',
    noCompany: 'noch nicht angegeben',
    addCompany: 'Firma ergänzen',
    since: 'Registriert seit',
    award: 'Willkommensgeschenk',
    awardText: 'Seine Gutscheine stehen unten.',
    dates: 'Als Nächstes fällig',
    datesLead: 'Die nächsten Erklärungen und Meldungen Ihres Unternehmens.',
    allCoupons: 'Alle Gutscheine, auch eingelöste und abgelaufene',
    allEnquiries: 'Alle Anfragen',
    reports: 'Gespeicherte Berichte',
    reportsLead: 'Die Berichte, die Sie zuletzt gespeichert haben.',
    allReports: 'Alle gespeicherten Berichte',
    next: 'Sinnvolle nächste Schritte',
    nextLead: 'Keiner davon verpflichtet Sie zu etwas.',
    steps: [
      {
        title: 'Herausfinden, was fällig ist',
        text: 'Wenige Fragen zu Ihrem Geschäft; die Antwort ist eine Liste der Registrierungen und Meldungen, die in Frage kommen.',
        path: '/cht/calculate',
      },
      {
        title: 'Leistungen und Preise ansehen',
        text: 'Jede Leistung mit üblicher Dauer und Preis, samt Hinweis zur Umsatzsteuer.',
        path: '/cht/Services',
      },
      {
        title: 'Einen Menschen fragen',
        text: 'Sagen Sie uns, was Sie verkaufen und wo es lagert. Steuerfragen gehen an zugelassene Berater.',
        path: '/cht/Contact',
      },
    ],
  },
});
