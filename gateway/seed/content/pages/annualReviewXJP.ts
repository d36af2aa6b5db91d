import { otherReviews } from '../companyPlaces';
import { paragraphs } from '../markdown';
import { reviewSteps } from '../reviewSteps';
import type { SeedPage } from '../types';

/** Singapore. */
export const annualReviewXJP: SeedPage = {
  pageKey: 'annualReviewXJP',
  title: { en: 'Annual review Singapore', de: 'Jahresmeldung Singapur' },
  metaTitle: {
    en: 'Singapore annual review: ACRA return and tax dates',
    de: 'Jahresmeldung Singapur: Annual Return und Steuer',
  },
  metaDescription: {
    en: 'Estimate of income, shareholders’ meeting, annual return within seven months, tax return: the year of a Singapore company, with dates, documents and prices.',
    de: 'Einkommensschätzung, Gesellschafterversammlung, Annual Return binnen sieben Monaten, Steuererklärung: das Jahr einer Gesellschaft in Singapur mit Terminen und Preisen.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Annual review · Singapore', de: 'Jahresmeldung · Singapur' },
      title: {
        en: 'Four dates, all counted from the year-end',
        de: 'Vier Termine, alle ab dem Bilanzstichtag',
      },
      lead: {
        en: 'After three months an estimate, after six a meeting, after seven the annual return, and in November the tax return. We get books, resolutions and registers ready to file.',
        de: 'Nach drei Monaten eine Schätzung, nach sechs eine Versammlung, nach sieben der Annual Return und im November die Steuererklärung. Wir bringen Bücher, Beschlüsse und Register so weit, dass eingereicht werden kann.',
      },
      actions: [
        {
          label: { en: 'Order the review', de: 'Jahresmeldung beauftragen' },
          url: '/cht/Contact',
          emphasis: 'primary',
        },
        { label: { en: 'Dates', de: 'Termine' }, url: '#dates', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'keyFigures',
      anchor: 'figures',
      heading: { en: 'In figures', de: 'In Zahlen' },
      items: [
        {
          value: { en: '7~months', de: '7~Monate' },
          label: { en: 'For the annual return', de: 'für den Annual Return' },
          note: { en: 'After the end of the financial year', de: 'Nach Ende des Geschäftsjahres' },
        },
        {
          value: { en: '2 of 3', de: '2 von 3' },
          label: {
            en: 'Criteria for doing without an audit',
            de: 'Merkmale für den Verzicht auf die Prüfung',
          },
          note: {
            en: 'Turnover, assets, employees; in a group for the whole group',
            de: 'Umsatz, Bilanzsumme, Beschäftigte; im Konzern für den ganzen Konzern',
          },
        },
        {
          value: { en: '1–5~days', de: '1–5~Tage' },
          label: {
            en: 'Usual time of our work on the return',
            de: 'Übliche Dauer unserer Arbeit am Annual Return',
          },
          note: { en: 'From the approved accounts', de: 'Ab dem gebilligten Abschluss' },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'scope',
      heading: { en: 'What the review covers', de: 'Was die Jahresmeldung umfasst' },
      bodyMarkdown: {
        en: paragraphs(
          'The annual return reports officers, shareholders, address and financial statements to ACRA. Before it come the resolutions of the shareholders, and before these the accounts. We keep this order, draft the resolutions and check whether the registers of controllers and nominees agree with what ACRA has.',
          'Accounts are prepared from the books by an accountant. Whether the company may do without an audit is checked every year, since turnover and group change. Estimate and tax return are filed by a tax agent in Singapore, who invoices you directly.',
          'A dormant company has easier rules under certain conditions, but no year without deadlines.',
        ),
        de: paragraphs(
          'Der Annual Return meldet ACRA Organe, Gesellschafter, Anschrift und Abschluss. Davor stehen die Beschlüsse der Gesellschafter und vor diesen der Abschluss. Wir halten diese Reihenfolge ein, entwerfen die Beschlüsse und prüfen, ob die Register der Kontrollpersonen und Treuhänder mit dem übereinstimmen, was ACRA vorliegt.',
          'Den Abschluss erstellt ein Accountant aus den Büchern. Ob die Gesellschaft auf die Prüfung verzichten darf, ist jedes Jahr neu zu prüfen, denn Umsatz und Konzern ändern sich. Schätzung und Steuererklärung gibt ein Steueragent in Singapur ab, der unmittelbar mit Ihnen abrechnet.',
          'Für ruhende Gesellschaften gelten unter Bedingungen Erleichterungen, ein Jahr ohne Termine gibt es nicht.',
        ),
      },
    },
    reviewSteps({ en: 'the Singapore authority ACRA', de: 'die Behörde ACRA in Singapur' }),
    {
      blockType: 'timeline',
      anchor: 'dates',
      heading: { en: 'Dates', de: 'Termine' },
      lead: {
        en: 'Example of a company whose financial year ended on 31~December 2026.',
        de: 'Beispiel einer Gesellschaft, deren Geschäftsjahr am 31.~Dezember 2026 endete.',
      },
      entries: [
        {
          when: { en: 'January 2027', de: 'Januar 2027' },
          title: { en: 'Records complete', de: 'Unterlagen vollständig' },
          text: {
            en: 'Bank and platform statements, invoices, stock at the year-end.',
            de: 'Bank- und Plattformauszüge, Rechnungen, Lagerbestand zum Stichtag.',
          },
        },
        {
          when: { en: '31~March 2027', de: '31.~März 2027' },
          title: { en: 'Estimate of income', de: 'Schätzung des Einkommens' },
          text: {
            en: 'By the tax agent, unless the company is exempt.',
            de: 'Durch den Steueragenten, soweit keine Befreiung gilt.',
          },
        },
        {
          when: { en: '30~June 2027', de: '30.~Juni 2027' },
          title: { en: 'Shareholders’ meeting', de: 'Gesellschafterversammlung' },
          text: {
            en: 'The accounts are presented, or the shareholders dispense with the meeting and simply receive them.',
            de: 'Der Abschluss wird vorgelegt, oder die Gesellschafter verzichten auf die Versammlung und erhalten ihn.',
          },
        },
        {
          when: { en: '31~July 2027', de: '31.~Juli 2027' },
          title: { en: 'Last day for the annual return', de: 'Letzter Tag für den Annual Return' },
          text: {
            en: 'Late filing costs a penalty; repeated delay can disqualify directors.',
            de: 'Verspätung kostet ein Bußgeld; wiederholte kann Direktoren das Amt kosten.',
          },
        },
        {
          when: { en: '30~November 2027', de: '30.~November 2027' },
          title: { en: 'Tax return', de: 'Steuererklärung' },
          text: {
            en: 'For the year 2026, filed electronically by the tax agent.',
            de: 'Für das Jahr 2026, elektronisch durch den Steueragenten.',
          },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'What we ask you', de: 'Was wir Sie fragen' },
      lead: { en: 'Twice a year, in January and in May.', de: 'Zweimal im Jahr, im Januar und im Mai.' },
      items: [
        {
          text: { en: 'Directors, secretary, address', de: 'Direktoren, Secretary, Anschrift' },
          note: {
            en: 'Is the resident director still resident?',
            de: 'Hält sich der ansässige Direktor noch dort auf?',
          },
        },
        {
          text: { en: 'Controllers and nominees', de: 'Kontrollpersonen und Treuhänder' },
          note: { en: 'Changes with date and document', de: 'Änderungen mit Datum und Nachweis' },
        },
        {
          text: { en: 'Accounting records', de: 'Buchführungsunterlagen' },
          note: {
            en: 'Statements, invoices, contracts with affiliated companies',
            de: 'Auszüge, Rechnungen, Verträge mit verbundenen Unternehmen',
          },
        },
        {
          text: { en: 'Turnover of the last twelve months', de: 'Umsatz der letzten zwölf Monate' },
          note: {
            en: 'For the audit exemption and the threshold of the goods and services tax',
            de: 'Für die Befreiung von der Prüfung und die Grenze der Umsatzsteuer (GST)',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'Net. ACRA’s fee comes on top, at the rate then in force; accountant and tax agent invoice you directly.',
        de: 'Netto. Hinzu kommt die Gebühr von ACRA in der jeweils geltenden Höhe; Accountant und Steueragent rechnen unmittelbar mit Ihnen ab.',
      },
      services: ['annual-review-singapore'],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: {
            en: 'The resident director leaves. How much time is there?',
            de: 'Der ansässige Direktor scheidet aus. Wie viel Zeit bleibt?',
          },
          answerMarkdown: {
            en: 'None. The company may not be without one, and the last resident director cannot simply resign. Find a successor first, then report the change.',
            de: 'Keine. Ohne einen solchen Direktor darf die Gesellschaft nicht sein, und der letzte kann sein Amt nicht einfach niederlegen. Erst den Nachfolger finden, dann den Wechsel melden.',
          },
        },
        {
          question: {
            en: 'Is the annual return the tax return?',
            de: 'Ist der Annual Return die Steuererklärung?',
          },
          answerMarkdown: {
            en: 'No. The annual return goes to ACRA, estimate and tax return go to IRAS. Each has its own date and its own penalty.',
            de: 'Nein. Der Annual Return geht an ACRA, Schätzung und Steuererklärung gehen an IRAS. Beide haben eigene Termine und eigene Folgen bei Verspätung.',
          },
        },
        {
          question: {
            en: 'Can the year-end be moved?',
            de: 'Lässt sich der Bilanzstichtag verlegen?',
          },
          answerMarkdown: {
            en: 'Usually, yes, by notice to ACRA, as long as the dates of the year concerned have not passed. In some cases ACRA has to approve it. All dates on this page then move with it.',
            de: 'In der Regel ja, durch Meldung an ACRA, solange die Termine des betreffenden Jahres nicht verstrichen sind. In manchen Fällen muss ACRA zustimmen. Alle Termine dieser Seite verschieben sich mit.',
          },
        },
        {
          question: {
            en: 'How do I close a company in Singapore?',
            de: 'Wie schließe ich eine Gesellschaft in Singapur?',
          },
          answerMarkdown: {
            en: 'If it has no assets, debts or open tax matters, by applying for striking off; otherwise by liquidation. Until then all dates apply.',
            de: 'Hat sie weder Vermögen noch Schulden noch offene Steuersachen, auf Antrag durch Löschung, sonst durch Liquidation. Bis dahin gelten alle Termine.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: ['singapore-bvi-seychelles-duties', 'hong-kong-company-yearly-duties'],
    },
    otherReviews('annualReviewXJP'),
    {
      blockType: 'callToAction',
      heading: { en: 'When does your year end?', de: 'Wann endet Ihr Geschäftsjahr?' },
      text: {
        en: 'Send us the registration number and the year-end. We will tell you the four dates.',
        de: 'Nennen Sie uns Registernummer und Bilanzstichtag. Wir nennen Ihnen die vier Termine.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Formation in Singapore', de: 'Gründung in Singapur' },
          url: '/cht/Incorporation/IncorporationXJP',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
