import { otherReviews } from '../companyPlaces';
import { paragraphs } from '../markdown';
import { reviewSteps } from '../reviewSteps';
import type { SeedPage } from '../types';

/** The British Virgin Islands. */
export const annualReviewBVI: SeedPage = {
  pageKey: 'annualReviewBVI',
  title: {
    en: 'Annual review British Virgin Islands',
    de: 'Jahresmeldung Britische Jungferninseln',
  },
  metaTitle: {
    en: 'BVI annual review: fee, return, substance',
    de: 'Jahresmeldung BVI: Gebühr, Return, Substanz',
  },
  metaDescription: {
    en: 'Government fee, financial return, substance declaration and registers of a BVI company: what is due when, what the agent needs and what it costs.',
    de: 'Staatliche Gebühr, Financial Return, Substanzerklärung und Register einer BVI-Gesellschaft: was wann fällig ist, was der Agent braucht und was es kostet.',
  },
  image: 'article-offshore-duties',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        en: 'Annual review · British Virgin Islands',
        de: 'Jahresmeldung · Britische Jungferninseln',
      },
      title: {
        en: 'Three dates with nothing in common',
        de: 'Drei Termine, die nichts voneinander wissen',
      },
      lead: {
        en: 'The fee follows the half-year of incorporation, the return the financial year, the substance declaration a period of its own. We keep all three together and give the registered agent what has to be filed.',
        de: 'Die Gebühr richtet sich nach dem Halbjahr der Gründung, der Return nach dem Geschäftsjahr, die Substanzerklärung nach einem eigenen Zeitraum. Wir behalten alle drei im Blick und liefern dem Registered Agent, was er einreichen muss.',
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
          value: { en: '31~May / 30~Nov.', de: '31.~Mai / 30.~Nov.' },
          label: { en: 'Government fee', de: 'Staatliche Gebühr' },
          note: {
            en: 'By the half of the year in which the company was incorporated',
            de: 'Je nach Jahreshälfte der Gründung',
          },
        },
        {
          value: { en: '6~months', de: '6~Monate' },
          label: { en: 'For the substance declaration', de: 'für die Substanzerklärung' },
          note: {
            en: 'After the end of its financial period, which need not be the financial year',
            de: 'Nach Ende ihres Zeitraums, der nicht das Geschäftsjahr sein muss',
          },
        },
        {
          value: { en: '9~months', de: '9~Monate' },
          label: { en: 'For the financial return', de: 'für den Financial Return' },
          note: { en: 'After the end of the financial year', de: 'Nach Ende des Geschäftsjahres' },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'scope',
      heading: { en: 'What the review covers', de: 'Was die Jahresmeldung umfasst' },
      bodyMarkdown: {
        en: paragraphs(
          'A company on the islands speaks to the authorities only through its registered agent. The review therefore consists of what the agent needs: the fee in good time, a financial return drawn from the books, the answers for the substance declaration and the confirmation that the registers of directors, members and beneficial owners are right.',
          'We prepare the return from bank and platform statements: a simple balance sheet and income statement, unaudited. The answers on substance are yours; whether an activity is a relevant one is assessed, where in doubt, by a lawyer on the islands, in writing and before the declaration.',
          'Once a year we also ask the question nobody likes: does this company still have a purpose? If not, an orderly dissolution is cheaper than another year. Taxes in the country where the owners live are a matter for the adviser there.',
        ),
        de: paragraphs(
          'Mit den Behörden spricht eine Gesellschaft auf den Inseln nur über ihren Registered Agent. Die Jahresmeldung besteht deshalb aus dem, was der Agent braucht: die Gebühr zur rechten Zeit, ein Financial Return aus den Büchern, die Antworten für die Substanzerklärung und die Bestätigung, dass die Register der Direktoren, Gesellschafter und wirtschaftlich Berechtigten stimmen.',
          'Den Return bereiten wir aus Bank- und Plattformauszügen vor: eine einfache Bilanz und Ergebnisrechnung, ungeprüft. Die Antworten zur Substanz geben Sie; ob eine Tätigkeit relevant ist, beurteilt im Zweifel eine Anwaltskanzlei auf den Inseln, schriftlich und vor der Erklärung.',
          'Einmal im Jahr stellen wir auch die Frage, die niemand mag: Hat diese Gesellschaft noch einen Zweck? Wenn nicht, ist eine ordentliche Auflösung billiger als ein weiteres Jahr. Steuern im Wohnsitzland der Inhaber sind Sache der dortigen Kanzlei.',
        ),
      },
    },
    reviewSteps({ en: 'the registered agent and the registry', de: 'den Registered Agent und das Register' }),
    {
      blockType: 'timeline',
      anchor: 'dates',
      heading: { en: 'Dates', de: 'Termine' },
      lead: {
        en: 'Example of a company incorporated on 8~September 2024; its financial year is the calendar year. The year 2027:',
        de: 'Beispiel einer Gesellschaft, gegründet am 8.~September 2024, Geschäftsjahr ist das Kalenderjahr. Das Jahr 2027:',
      },
      entries: [
        {
          when: { en: 'January', de: 'Januar' },
          title: { en: 'Collect statements', de: 'Auszüge sammeln' },
          text: {
            en: 'Bank, platform and invoices of 2026. All duties begin with these records.',
            de: 'Bank, Plattform und Rechnungen für 2026. Alle Pflichten beginnen mit diesen Unterlagen.',
          },
        },
        {
          when: { en: '7~March', de: '7.~März' },
          title: { en: 'Substance declaration', de: 'Substanzerklärung' },
          text: {
            en: 'Six months after the period that ran, in this example, from 8~September 2025 to 7~September 2026.',
            de: 'Sechs Monate nach dem Zeitraum, der in diesem Beispiel vom 8.~September 2025 bis zum 7.~September 2026 lief.',
          },
        },
        {
          when: { en: '30~September', de: '30.~September' },
          title: { en: 'Financial return', de: 'Financial Return' },
          text: {
            en: 'For the year 2026, to the agent, who must report a missing return.',
            de: 'Für das Jahr 2026, an den Agent. Fehlt er, muss der Agent das melden.',
          },
        },
        {
          when: { en: '30~November', de: '30.~November' },
          title: { en: 'Government fee', de: 'Staatliche Gebühr' },
          text: {
            en: 'In November, because the company was incorporated in the second half of a year. Agents invoice weeks earlier.',
            de: 'Im November, weil die Gesellschaft in der zweiten Jahreshälfte gegründet wurde. Agents berechnen sie schon Wochen vorher.',
          },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'What we ask you', de: 'Was wir Sie fragen' },
      lead: {
        en: 'One form for all three dates.',
        de: 'Ein Formular für alle drei Termine.',
      },
      items: [
        {
          text: { en: 'Statements and invoices', de: 'Kontoauszüge und Rechnungen' },
          note: { en: 'Monthly if possible, in one folder', de: 'Möglichst monatlich, in einem Ordner' },
        },
        {
          text: { en: 'Activities of the year', de: 'Tätigkeiten des Jahres' },
          note: {
            en: 'Holding, trade, financing, rights: what, with whom, decided where',
            de: 'Beteiligung, Handel, Finanzierung, Rechte: was, mit wem, wo entschieden',
          },
        },
        {
          text: { en: 'Tax residence', de: 'Steuerliche Ansässigkeit' },
          note: {
            en: 'With certificate, if the company is resident elsewhere',
            de: 'Mit Bescheinigung, wenn die Gesellschaft anderswo ansässig ist',
          },
        },
        {
          text: {
            en: 'Directors, members, beneficial owners',
            de: 'Direktoren, Gesellschafter, wirtschaftlich Berechtigte',
          },
          note: { en: 'Changes with date and document', de: 'Änderungen mit Datum und Nachweis' },
        },
        {
          text: { en: 'Renewed identification', de: 'Erneute Identifizierung' },
          note: {
            en: 'The agent asks for current documents at intervals',
            de: 'Der Agent verlangt in Abständen aktuelle Dokumente',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'Net. Government fees come on top, at the rate then in force.',
        de: 'Netto. Hinzu kommen die staatlichen Gebühren in der jeweils geltenden Höhe.',
      },
      services: ['annual-review-british-virgin-islands'],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: {
            en: 'The company did nothing. Which dates remain?',
            de: 'Die Gesellschaft hat nichts getan. Welche Termine bleiben?',
          },
          answerMarkdown: {
            en: 'All of them. The fee is due, the return shows zeros, and the substance declaration says that no relevant activity was carried on.',
            de: 'Alle. Die Gebühr ist fällig, der Return zeigt Nullen, und die Substanzerklärung sagt, dass keine relevante Tätigkeit ausgeübt wurde.',
          },
        },
        {
          question: {
            en: 'My agent has resigned. How urgent is that?',
            de: 'Mein Agent hat sein Mandat niedergelegt. Wie eilig ist das?',
          },
          answerMarkdown: {
            en: 'Very. Without an agent the company has neither an address nor a way to file, and it can be struck off. A new agent will want full identification and usually payment of outstanding fees as well.',
            de: 'Sehr. Ohne Agent hat die Gesellschaft weder eine Anschrift noch einen Weg, etwas einzureichen, und kann gelöscht werden. Ein neuer Agent verlangt die vollständige Identifizierung und meist auch die offenen Gebühren.',
          },
        },
        {
          question: {
            en: 'What is a certificate of incumbency?',
            de: 'Was ist ein Certificate of Incumbency?',
          },
          answerMarkdown: {
            en: 'A statement by the agent on who runs and owns the company. Banks and marketplaces ask for one not older than three to six months. It is issued only to companies whose fees are paid and whose records are complete.',
            de: 'Eine Bescheinigung des Agents, wer die Gesellschaft leitet und wem sie gehört. Banken und Marktplätze verlangen eine, die höchstens drei bis sechs Monate alt ist. Es gibt sie nur, wenn Gebühren bezahlt und Unterlagen vollständig sind.',
          },
        },
        {
          question: {
            en: 'May I simply stop paying?',
            de: 'Kann ich einfach aufhören zu zahlen?',
          },
          answerMarkdown: {
            en: 'Better not. A company that is struck off is dissolved, but its liabilities, and questions to its directors, can remain. An orderly liquidation ends both.',
            de: 'Besser nicht. Eine gelöschte Gesellschaft ist aufgelöst, ihre Verbindlichkeiten und die Fragen an ihre Direktoren können bleiben. Eine ordentliche Liquidation beendet beides.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: ['singapore-bvi-seychelles-duties', 'hong-kong-company-yearly-duties'],
    },
    otherReviews('annualReviewBVI'),
    {
      blockType: 'callToAction',
      heading: {
        en: 'In which half-year was your company formed?',
        de: 'In welchem Halbjahr wurde gegründet?',
      },
      text: {
        en: 'Send us the certificate of incorporation and the year-end. We will tell you the three dates and what is outstanding.',
        de: 'Schicken Sie uns Gründungsurkunde und Bilanzstichtag. Wir nennen Ihnen die drei Termine und was offen ist.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Formation and its limits', de: 'Gründung und ihre Grenzen' },
          url: '/cht/Incorporation/IncorporationBVI',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
