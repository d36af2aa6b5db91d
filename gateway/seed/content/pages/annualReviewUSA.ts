import { otherReviews } from '../companyPlaces';
import { paragraphs } from '../markdown';
import { reviewSteps } from '../reviewSteps';
import type { SeedPage } from '../types';

export const annualReviewUSA: SeedPage = {
  pageKey: 'annualReviewUSA',
  title: { en: 'Annual review USA', de: 'Jahresmeldung USA' },
  metaTitle: {
    en: 'US annual review: Delaware, Form 5472, sales tax',
    de: 'Jahresmeldung USA: Delaware, Form 5472, Verkaufssteuer',
  },
  metaDescription: {
    en: 'The year of a foreign-owned LLC or corporation: state tax and report, registered agent, federal Form 5472, sales tax, with dates, questions and prices.',
    de: 'Das Jahr einer LLC oder Corporation in ausländischem Besitz: Abgabe und Bericht an den Staat, Registered Agent, Form 5472, Verkaufssteuer, mit Terminen und Preisen.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Annual review · USA', de: 'Jahresmeldung · USA' },
      title: {
        en: 'One company, two lists of dates',
        de: 'Eine Gesellschaft, zwei Terminlisten',
      },
      lead: {
        en: 'The state wants its tax and a report, the federal government a return, even from an LLC that earned nothing. We keep both lists, prepare the state filings and give the US adviser a complete file.',
        de: 'Der Staat verlangt Abgabe und Bericht, der Bund eine Erklärung, auch von einer LLC ohne Einnahmen. Wir führen beide Listen, bereiten die Meldungen an den Staat vor und geben dem US-Berater eine vollständige Akte.',
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
          value: { en: '1~June', de: '1.~Juni' },
          label: { en: 'Delaware LLC: tax to the state', de: 'LLC in Delaware: Abgabe an den Staat' },
          note: { en: '$300 at the rate known in 2026', de: '300~$ nach dem 2026 bekannten Betrag' },
        },
        {
          value: { en: '1~March', de: '1.~März' },
          label: {
            en: 'Delaware corporation: report and tax',
            de: 'Corporation in Delaware: Bericht und Abgabe',
          },
          note: {
            en: 'Franchise tax, two methods of calculation',
            de: 'Franchise Tax, zwei Berechnungsweisen',
          },
        },
        {
          value: { en: '15~April', de: '15.~April' },
          label: { en: 'Federal returns', de: 'Erklärungen beim Bund' },
          note: {
            en: 'For a calendar year; can be extended on application',
            de: 'Bei Kalenderjahr; auf Antrag verlängerbar',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'scope',
      heading: { en: 'What the review covers', de: 'Was die Jahresmeldung umfasst' },
      bodyMarkdown: {
        en: paragraphs(
          'We check whether the company is in good standing in every state in which it is registered, renew the registered agent, prepare report and payment to the state, and compare address, officers and members with what the state has on file.',
          'For the federal return we collect what the US adviser asks for: contributions, withdrawals, loans and payments between the company and its owner. A foreign-owned LLC reports these on Form 5472 even if it made no profit. The adviser prepares, signs and invoices the return.',
          'Sales tax is not part of the review. But once a year we go through stock and turnover by state and say where a registration has become necessary, or is no longer needed.',
        ),
        de: paragraphs(
          'Wir prüfen, ob die Gesellschaft in jedem Staat, in dem sie registriert ist, ordnungsgemäß geführt wird (Good Standing), verlängern den Registered Agent, bereiten Bericht und Zahlung an den Staat vor und vergleichen Anschrift, Organe und Gesellschafter mit dem, was dem Staat vorliegt.',
          'Für die Erklärung beim Bund sammeln wir, was der US-Berater braucht: Einlagen, Entnahmen, Darlehen und Zahlungen zwischen Gesellschaft und Inhaber. Eine LLC in ausländischem Besitz meldet sie im Form 5472, auch wenn kein Gewinn entstanden ist. Der Berater erstellt, unterschreibt und berechnet die Erklärung.',
          'Die Verkaufssteuer gehört nicht zur Jahresmeldung. Einmal im Jahr gehen wir aber Lager und Umsätze nach Staaten durch und sagen, wo eine Registrierung nötig oder überflüssig geworden ist.',
        ),
      },
    },
    reviewSteps({ en: 'the office of the state', de: 'das Amt des Bundesstaats' }),
    {
      blockType: 'timeline',
      anchor: 'dates',
      heading: { en: 'Dates', de: 'Termine' },
      lead: {
        en: 'Example of a Delaware LLC with a single owner in Germany; its financial year is the calendar year 2026.',
        de: 'Beispiel einer LLC in Delaware mit einem einzigen Inhaber in Deutschland, Geschäftsjahr ist das Kalenderjahr 2026.',
      },
      entries: [
        {
          when: { en: 'January 2027', de: 'Januar 2027' },
          title: { en: 'Statements and payments', de: 'Auszüge und Zahlungen' },
          text: {
            en: 'We ask for bank and platform statements and list what passed between owner and company.',
            de: 'Wir fragen Bank- und Plattformauszüge ab und stellen zusammen, was zwischen Inhaber und Gesellschaft floss.',
          },
        },
        {
          when: { en: '15~April 2027', de: '15.~April 2027' },
          title: { en: 'Form 5472 with pro forma 1120', de: 'Form 5472 mit Pro-forma-1120' },
          text: {
            en: 'By the US adviser, on paper or by fax; an extension must be applied for by this date.',
            de: 'Durch den US-Berater, auf Papier oder per Fax; eine Verlängerung ist bis zu diesem Tag zu beantragen.',
          },
        },
        {
          when: { en: '1~June 2027', de: '1.~Juni 2027' },
          title: { en: 'Tax to the state', de: 'Abgabe an den Staat' },
          text: {
            en: 'A flat amount without a report. If you are late, you pay a penalty and interest and lose good standing.',
            de: 'Ein fester Betrag ohne Bericht. Wer zu spät zahlt, schuldet Strafe und Zinsen und verliert den Good-Standing-Status.',
          },
        },
        {
          when: { en: 'Anniversary', de: 'Jahrestag' },
          title: { en: 'Registered agent', de: 'Registered Agent' },
          text: {
            en: 'Renewed for twelve months. An agent who has resigned receives no more letters for you.',
            de: 'Verlängert um zwölf Monate. Ein Agent, der sein Amt niedergelegt hat, nimmt keine Post mehr für Sie an.',
          },
        },
        {
          when: { en: '15~October 2027', de: '15.~Oktober 2027' },
          title: { en: 'End of the extension', de: 'Ende der Verlängerung' },
          text: {
            en: 'If one was applied for. It extends the return, not the payment of a tax.',
            de: 'Falls beantragt. Verlängert wird die Erklärung, nicht die Zahlung einer Steuer.',
          },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'What we ask you', de: 'Was wir Sie fragen' },
      lead: { en: 'Once, in January.', de: 'Einmal, im Januar.' },
      items: [
        {
          text: { en: 'Members, officers, address', de: 'Gesellschafter, Organe, Anschrift' },
          note: { en: 'Changes with date and document', de: 'Änderungen mit Datum und Nachweis' },
        },
        {
          text: {
            en: 'Payments between owner and company',
            de: 'Zahlungen zwischen Inhaber und Gesellschaft',
          },
          note: {
            en: 'Also the formation costs you paid yourself',
            de: 'Auch Gründungskosten, die Sie selbst gezahlt haben',
          },
        },
        {
          text: { en: 'Stock and turnover by state', de: 'Lager und Umsatz nach Staaten' },
          note: { en: 'The platform’s export is enough', de: 'Der Export der Plattform genügt' },
        },
        {
          text: { en: 'Responsible person of the EIN', de: 'Verantwortliche Person der EIN' },
          note: {
            en: 'A change has to be reported to the IRS within 60~days',
            de: 'Ein Wechsel ist der IRS binnen 60~Tagen zu melden',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'Net. Taxes and fees of the state come on top, at the rate then in force.',
        de: 'Netto. Hinzu kommen Abgaben und Gebühren des Staates in der jeweils geltenden Höhe.',
      },
      services: ['annual-review-usa', 'sales-tax-usa'],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: {
            en: 'The LLC had no income. Is a federal return due?',
            de: 'Die LLC hatte keine Einnahmen. Ist eine Erklärung beim Bund fällig?',
          },
          answerMarkdown: {
            en: 'Often yes, because contributions and payments by the owner count as transactions to be reported. The adviser decides case by case; the penalty for leaving it out is high enough to make asking worthwhile.',
            de: 'Oft ja, denn auch Einlagen und Zahlungen des Inhabers sind meldepflichtige Vorgänge. Im Einzelfall entscheidet der Berater; die Strafe fürs Weglassen ist hoch genug, dass sich die Frage lohnt.',
          },
        },
        {
          question: {
            en: 'What does good standing mean?',
            de: 'Was heißt „Good Standing“?',
          },
          answerMarkdown: {
            en: 'The state confirms that taxes and reports are up to date. Banks, marketplaces and buyers of a company ask for the certificate; it is issued only while everything is paid.',
            de: 'Der Staat bestätigt, dass Abgaben und Berichte auf dem Laufenden sind. Banken, Marktplätze und Käufer einer Gesellschaft verlangen die Bescheinigung; es gibt sie nur, solange alles bezahlt ist.',
          },
        },
        {
          question: {
            en: 'My company is registered in two states. Do both count?',
            de: 'Meine Gesellschaft ist in zwei Staaten gemeldet. Zählen beide?',
          },
          answerMarkdown: {
            en: 'Yes. Each has its own report, its own fee and its own date. The review is priced per state.',
            de: 'Ja. Jeder hat seinen Bericht, seine Gebühr und seinen Termin. Der Preis der Jahresmeldung gilt je Staat.',
          },
        },
        {
          question: { en: 'How do I close the company?', de: 'Wie schließe ich die Gesellschaft?' },
          answerMarkdown: {
            en: 'Pay the state’s tax, file the certificate of cancellation or dissolution, send the final federal return and close the sales tax accounts. If you simply stop paying, you keep the debts.',
            de: 'Abgabe des Staates zahlen, Löschung oder Auflösung einreichen, letzte Erklärung beim Bund abgeben und die Konten zur Verkaufssteuer schließen. Wer nur aufhört zu zahlen, behält die Schulden.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: ['uk-limited-company-2026', 'hong-kong-company-yearly-duties'],
    },
    otherReviews('annualReviewUSA'),
    {
      blockType: 'callToAction',
      heading: { en: 'Is your company in good standing?', de: 'Ist Ihre Gesellschaft im Good Standing?' },
      text: {
        en: 'Send us the name and the state. We will look in the register and tell you what is outstanding.',
        de: 'Nennen Sie uns Namen und Staat. Wir sehen ins Register und sagen Ihnen, was offen ist.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Formation in the USA', de: 'Gründung in den USA' },
          url: '/cht/Incorporation/IncorporationUSA',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
