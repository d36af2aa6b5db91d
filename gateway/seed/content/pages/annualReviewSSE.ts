import { otherReviews } from '../companyPlaces';
import { paragraphs } from '../markdown';
import { reviewSteps } from '../reviewSteps';
import type { SeedPage } from '../types';

/** The Seychelles. */
export const annualReviewSSE: SeedPage = {
  pageKey: 'annualReviewSSE',
  title: { en: 'Annual review Seychelles', de: 'Jahresmeldung Seychellen' },
  metaTitle: {
    en: 'Seychelles annual review: records twice a year',
    de: 'Jahresmeldung Seychellen: Unterlagen zweimal im Jahr',
  },
  metaDescription: {
    en: 'Accounting records in January and July, financial summary, annual fee and declaration: the five dates of a Seychelles company, with documents and prices.',
    de: 'Buchführungsunterlagen im Januar und im Juli, Financial Summary, Jahresgebühr und Erklärung: die fünf Termine einer Seychellen-Gesellschaft, mit Unterlagen und Preisen.',
  },
  image: 'article-offshore-duties',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Annual review · Seychelles', de: 'Jahresmeldung · Seychellen' },
      title: {
        en: 'Little public data, many dates',
        de: 'Wenig Öffentliches, viele Termine',
      },
      lead: {
        en: 'Five times a year the registered agent needs something from you. If it is missing, the agent issues no certificate, and without a certificate no bank keeps the account open. We collect, sort and deliver.',
        de: 'Fünfmal im Jahr braucht der Registered Agent etwas von Ihnen. Fehlt es, stellt er keine Bescheinigung aus, und ohne Bescheinigung führt keine Bank das Konto weiter. Wir sammeln, ordnen und liefern.',
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
          value: { en: '2 ×', de: '2 ×' },
          label: { en: 'Accounting records in a year', de: 'Buchführungsunterlagen im Jahr' },
          note: {
            en: 'At the registered office in the Seychelles',
            de: 'Am eingetragenen Sitz auf den Seychellen',
          },
        },
        {
          value: { en: '6~months', de: '6~Monate' },
          label: { en: 'For the financial summary', de: 'für die Financial Summary' },
          note: {
            en: 'After the year-end, unless the company is exempt',
            de: 'Nach dem Bilanzstichtag, soweit keine Befreiung gilt',
          },
        },
        {
          value: { en: '7~years', de: '7~Jahre' },
          label: { en: 'To keep the records', de: 'Aufbewahrung der Unterlagen' },
          note: {
            en: 'Copies with the agent, originals at a known place',
            de: 'Kopien beim Agent, Originale an einem Ort, den er kennt',
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
          'Twice a year we ask for bank and platform statements and invoices, put them in order, record sales, purchases, assets and debts, and send the records to the registered office. The financial summary is drawn from both halves. It is not audited.',
          'The registered agent keeps the registers of directors, members and beneficial owners. We compare them with what you tell us, prepare the yearly declaration for signature and make sure that the fee is paid before the anniversary.',
          'If the company no longer does any business, we say so in writing once a year and explain how to dissolve it. What the owners declare in their own country is a matter for their adviser there; we supply the figures.',
        ),
        de: paragraphs(
          'Zweimal im Jahr fragen wir Bank- und Plattformauszüge und Rechnungen ab, ordnen sie, erfassen Verkäufe, Einkäufe, Vermögen und Schulden und senden die Unterlagen an den eingetragenen Sitz. Aus beiden Hälften entsteht die Financial Summary. Geprüft wird sie nicht.',
          'Der Registered Agent führt die Register der Direktoren, Gesellschafter und wirtschaftlich Berechtigten. Wir vergleichen sie mit Ihren Angaben, bereiten die jährliche Erklärung zur Unterschrift vor und sorgen dafür, dass die Gebühr vor dem Jahrestag bezahlt ist.',
          'Hat die Gesellschaft kein Geschäft mehr, sagen wir es einmal im Jahr schriftlich und legen den Weg zur Auflösung bei. Was die Inhaber im eigenen Land erklären, klärt die Kanzlei dort; wir liefern die Zahlen.',
        ),
      },
    },
    reviewSteps({ en: 'the registered agent and the registry', de: 'den Registered Agent und das Register' }),
    {
      blockType: 'timeline',
      anchor: 'dates',
      heading: { en: 'Dates', de: 'Termine' },
      lead: {
        en: 'Example of a trading company incorporated on 10~October; its financial year is the calendar year. The year 2027:',
        de: 'Beispiel einer Handelsgesellschaft, gegründet an einem 10.~Oktober, Geschäftsjahr ist das Kalenderjahr. Das Jahr 2027:',
      },
      entries: [
        {
          when: { en: 'January', de: 'Januar' },
          title: { en: 'Records July to December 2026', de: 'Unterlagen Juli bis Dezember 2026' },
          text: {
            en: 'At the registered office, as originals or copies.',
            de: 'Am eingetragenen Sitz, im Original oder in Kopie.',
          },
        },
        {
          when: { en: '30~June', de: '30.~Juni' },
          title: { en: 'Financial summary for 2026', de: 'Financial Summary für 2026' },
          text: {
            en: 'Simple statements of position and result, with the agent.',
            de: 'Einfache Übersicht über Vermögen und Ergebnis, beim Agent.',
          },
        },
        {
          when: { en: 'July', de: 'Juli' },
          title: { en: 'Records January to June 2027', de: 'Unterlagen Januar bis Juni 2027' },
          text: {
            en: 'The second delivery. Missing records can mean penalties for company and directors.',
            de: 'Die zweite Lieferung. Fehlende Unterlagen können Bußgelder für Gesellschaft und Direktoren bedeuten.',
          },
        },
        {
          when: { en: '10~October', de: '10.~Oktober' },
          title: { en: 'Annual fee', de: 'Jahresgebühr' },
          text: {
            en: 'By the anniversary. We remind you 60, 30 and 10~days before.',
            de: 'Bis zum Jahrestag. Wir erinnern 60, 30 und 10~Tage vorher.',
          },
        },
        {
          when: { en: 'By 31~December', de: 'Bis 31.~Dezember' },
          title: { en: 'Declaration', de: 'Erklärung' },
          text: {
            en: 'To the agent: records are kept, the register of members is complete.',
            de: 'An den Agent: Unterlagen werden geführt, das Gesellschafterregister ist vollständig.',
          },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'What we ask you', de: 'Was wir Sie fragen' },
      lead: {
        en: 'In December and in June, so that the January and July dates are met.',
        de: 'Im Dezember und im Juni, damit die Termine im Januar und im Juli gehalten werden.',
      },
      items: [
        {
          text: { en: 'Statements of all accounts', de: 'Auszüge aller Konten' },
          note: {
            en: 'Banks, payment institutions, platforms',
            de: 'Banken, Zahlungsinstitute, Plattformen',
          },
        },
        {
          text: { en: 'Invoices and contracts', de: 'Rechnungen und Verträge' },
          note: { en: 'Sales, purchases, loans', de: 'Verkäufe, Einkäufe, Darlehen' },
        },
        {
          text: { en: 'Place of the originals', de: 'Ort der Originale' },
          note: { en: 'Address, if it has changed', de: 'Anschrift, falls geändert' },
        },
        {
          text: {
            en: 'Directors, members, beneficial owners',
            de: 'Direktoren, Gesellschafter, wirtschaftlich Berechtigte',
          },
          note: { en: 'Changes with date and document', de: 'Änderungen mit Datum und Nachweis' },
        },
        {
          text: { en: 'Member of a group?', de: 'Teil eines Konzerns?' },
          note: {
            en: 'With foreign interest, dividends or licences: say so early',
            de: 'Mit Zinsen, Dividenden oder Lizenzen aus dem Ausland: bitte früh sagen',
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
      services: ['annual-review-seychelles'],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: {
            en: 'Nothing was sold. Are records due?',
            de: 'Es wurde nichts verkauft. Sind Unterlagen fällig?',
          },
          answerMarkdown: {
            en: 'Yes. An account statement without movements is a record too, and the declaration is due in any case.',
            de: 'Ja. Auch ein Kontoauszug ohne Bewegung ist eine Unterlage, und die Erklärung ist in jedem Fall fällig.',
          },
        },
        {
          question: {
            en: 'Records of earlier years are missing. What now?',
            de: 'Unterlagen früherer Jahre fehlen. Was nun?',
          },
          answerMarkdown: {
            en: 'Banks and platforms keep statements for years; we order them and work forwards from the oldest. The agent says in which order they are needed. Before you write to a tax office, speak to your adviser.',
            de: 'Banken und Plattformen halten Auszüge jahrelang vor; wir fordern sie an und beginnen mit dem ältesten. Der Agent sagt, in welcher Reihenfolge er sie möchte. Bevor Sie an ein Finanzamt schreiben, sprechen Sie mit Ihrer Kanzlei.',
          },
        },
        {
          question: { en: 'Can I change the agent?', de: 'Kann ich den Agent wechseln?' },
          answerMarkdown: {
            en: 'Yes, by resolution, once open fees are paid. The new agent identifies everyone again and takes over the registers.',
            de: 'Ja, durch Beschluss, sobald offene Gebühren bezahlt sind. Der neue Agent identifiziert alle erneut und übernimmt die Register.',
          },
        },
        {
          question: { en: 'How does the company end?', de: 'Wie endet die Gesellschaft?' },
          answerMarkdown: {
            en: 'By voluntary winding-up: debts paid, assets distributed, certificate of dissolution. If you simply stop paying, the company is struck off, but liabilities and questions remain.',
            de: 'Durch freiwillige Abwicklung: Schulden bezahlt, Vermögen verteilt, Auflösungsurkunde. Wer nur aufhört zu zahlen, wird gelöscht, mit Verbindlichkeiten und Fragen, die bleiben.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: ['singapore-bvi-seychelles-duties'],
    },
    otherReviews('annualReviewSSE'),
    {
      blockType: 'callToAction',
      heading: { en: 'Keep it or close it?', de: 'Weiterführen oder beenden?' },
      text: {
        en: 'Send us the certificate and the last declaration. We will list what is outstanding and what each of the two options costs.',
        de: 'Schicken Sie uns Urkunde und letzte Erklärung. Wir stellen zusammen, was offen ist und was jeder der beiden Wege kostet.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Formation and its limits', de: 'Gründung und ihre Grenzen' },
          url: '/cht/Incorporation/IncorporationSSE',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
