import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const accountingAudit: SeedPage = {
  pageKey: 'accountingAudit',
  title: { en: 'Accounting and audit', de: 'Buchhaltung und Abschlussprüfung' },
  metaTitle: { en: 'Accounting and audit for merchants', de: 'Buchhaltung und Prüfung für Händler' },
  metaDescription: {
    en: 'Bookkeeping for marketplace and shop sales, accounts and audit of Hong Kong companies: scope, data, calendar and prices. Audits are carried out by licensed auditors.',
    de: 'Buchführung für Marktplatz- und Shopverkäufe, Abschluss und Prüfung von Gesellschaften in Hongkong: Umfang, Daten, Kalender, Preise. Es prüfen zugelassene Abschlussprüfer.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Company services', de: 'Gründung und Verwaltung' },
      title: { en: 'Books that survive a question', de: 'Bücher, die eine Rückfrage aushalten' },
      lead: {
        en: 'A marketplace pays out one figure a fortnight; behind it are sales, returns, fees, advertising and tax. We take it apart, book it and give the auditor a file in which every figure leads to a document.',
        de: 'Ein Marktplatz zahlt alle zwei Wochen einen Betrag aus; dahinter stehen Verkäufe, Retouren, Gebühren, Werbung und Steuer. Wir zerlegen ihn, buchen ihn und übergeben dem Prüfer eine Akte, in der jede Zahl zu einem Beleg führt.',
      },
      actions: [
        { label: { en: 'See prices', de: 'Preise ansehen' }, url: '#prices', emphasis: 'primary' },
        { label: { en: 'The year in dates', de: 'Das Jahr in Terminen' }, url: '#year', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'scope',
      heading: { en: 'Who does what', de: 'Wer was tut' },
      bodyMarkdown: {
        en: paragraphs(
          bullets(
            '**We** collect statements and reports, book them, reconcile bank, stock and platform, and prepare the accounts of Hong Kong companies.',
            '**The auditor** is licensed, engaged by you and independent of us. The opinion is the auditor’s own.',
            '**The tax adviser** handles everything German: annual accounts of a GmbH, E-Bilanz, tax returns. In Germany we limit ourselves to sorting documents and to such bookkeeping as the Tax Advisory Act (StBerG) allows without a licence.',
          ),
          'Books for VAT and books for the company are two views of the same sales. We keep them consistent, because a difference is the first thing an auditor or a tax office asks about.',
        ),
        de: paragraphs(
          bullets(
            '**Wir** sammeln Auszüge und Berichte, buchen sie, stimmen Bank, Lager und Plattform ab und bereiten den Abschluss von Gesellschaften in Hongkong vor.',
            '**Der Abschlussprüfer** ist zugelassen, wird von Ihnen bestellt und ist von uns unabhängig. Für das Prüfungsurteil ist allein er verantwortlich.',
            '**Die Steuerberatungskanzlei** übernimmt alles, was Deutschland betrifft: Jahresabschluss einer GmbH, E-Bilanz, Steuererklärungen. Wir beschränken uns hier auf das Ordnen von Belegen und auf Buchführungsarbeiten, die das Steuerberatungsgesetz (StBerG) ohne Zulassung erlaubt.',
          ),
          'Die Bücher für die Umsatzsteuer und die Bücher der Gesellschaft sind zwei Ansichten derselben Verkäufe. Wir halten sie in Einklang, denn nach einer Abweichung fragen Prüfer und Finanzamt zuerst.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'steps',
      heading: { en: 'From the payout to the accounts', de: 'Von der Auszahlung zum Abschluss' },
      lead: {
        en: 'Usually two to eight weeks for accounts and audit, once all records are there.',
        de: 'Für Abschluss und Prüfung meist zwei bis acht Wochen, sobald alle Unterlagen vorliegen.',
      },
      steps: [
        {
          title: { en: 'Collect', de: 'Sammeln' },
          text: {
            en: 'Bank statements, settlement reports, purchase invoices, customs documents. You send them or give read access.',
            de: 'Kontoauszüge, Abrechnungsberichte, Eingangsrechnungen, Zollbelege. Sie senden sie uns oder geben Lesezugriff.',
          },
          duration: { en: 'Monthly', de: 'Monatlich' },
        },
        {
          title: { en: 'Book', de: 'Buchen' },
          text: {
            en: 'Sales by country and tax rate, fees and advertising not netted off, returns in the period in which they occur.',
            de: 'Verkäufe nach Land und Steuersatz, Gebühren und Werbung unsaldiert, Retouren in der Periode, in der sie anfallen.',
          },
          duration: { en: '5 to 10~days', de: '5 bis 10~Tage' },
        },
        {
          title: { en: 'Reconcile', de: 'Abstimmen' },
          text: {
            en: 'Bank, platform balance and stock have to agree. You receive a list of what is missing.',
            de: 'Bank, Plattformsaldo und Lagerbestand müssen übereinstimmen. Sie erhalten eine Liste dessen, was fehlt.',
          },
          duration: { en: '2 to 5~days', de: '2 bis 5~Tage' },
        },
        {
          title: { en: 'Close', de: 'Abschließen' },
          text: {
            en: 'Accounts are drawn up, you approve them, the auditor examines them.',
            de: 'Der Abschluss wird aufgestellt, Sie geben ihn frei, der Prüfer prüft ihn.',
          },
          duration: { en: '2 to 8~weeks', de: '2 bis 8~Wochen' },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'What we need', de: 'Was wir brauchen' },
      lead: {
        en: 'For each month, by the tenth of the next.',
        de: 'Für jeden Monat, bis zum Zehnten des folgenden.',
      },
      items: [
        {
          text: { en: 'Statements of all accounts', de: 'Auszüge aller Konten' },
          note: { en: 'Bank, payment institution, card', de: 'Bank, Zahlungsinstitut, Karte' },
        },
        {
          text: { en: 'Settlement reports', de: 'Abrechnungsberichte' },
          note: {
            en: 'Of every marketplace, in the original format',
            de: 'Von jedem Marktplatz, im Originalformat',
          },
        },
        {
          text: { en: 'Purchase invoices and contracts', de: 'Eingangsrechnungen und Verträge' },
          note: {
            en: 'Goods, freight, advertising, services',
            de: 'Ware, Fracht, Werbung, Dienstleistungen',
          },
        },
        {
          text: { en: 'Customs and import VAT documents', de: 'Zoll- und Einfuhrumsatzsteuerbelege' },
          note: { en: 'Naming the company as importer', de: 'Mit der Gesellschaft als Importeur' },
        },
        {
          text: { en: 'Stock at the end of the year', de: 'Bestand am Jahresende' },
          note: { en: 'By warehouse, with purchase price', de: 'Nach Lager, mit Einkaufspreis' },
        },
      ],
    },
    {
      blockType: 'timeline',
      anchor: 'year',
      heading: { en: 'A year in Hong Kong', de: 'Ein Jahr in Hongkong' },
      lead: {
        en: 'Example for a financial year that ends on 31~March.',
        de: 'Beispiel für ein Geschäftsjahr, das am 31.~März endet.',
      },
      entries: [
        {
          when: { en: 'April', de: 'April' },
          title: { en: 'Tax forms arrive', de: 'Steuerformulare treffen ein' },
          text: {
            en: 'The tax office issues profits tax returns and employer’s returns, usually on the first working day.',
            de: 'Die Steuerbehörde verschickt Profits Tax Return und Employer’s Return, in der Regel am ersten Arbeitstag.',
          },
        },
        {
          when: { en: 'May and June', de: 'Mai und Juni' },
          title: { en: 'Close the books', de: 'Bücher schließen' },
          text: {
            en: 'Last documents, stock, open invoices. The employer’s return is due about a month after issue.',
            de: 'Letzte Belege, Bestand, offene Rechnungen. Der Employer’s Return ist etwa einen Monat nach Versand fällig.',
          },
        },
        {
          when: { en: 'July to September', de: 'Juli bis September' },
          title: { en: 'Audit', de: 'Prüfung' },
          text: {
            en: 'The auditor asks, we answer with documents. The directors approve the accounts.',
            de: 'Der Prüfer fragt, wir antworten mit Belegen. Die Direktoren billigen den Abschluss.',
          },
        },
        {
          when: { en: 'As extended', de: 'Nach Verlängerung' },
          title: { en: 'Profits tax return', de: 'Profits Tax Return' },
          text: {
            en: 'Due one month after issue by law; represented companies usually receive a longer period, depending on the year end.',
            de: 'Gesetzlich einen Monat nach Versand fällig; vertretene Gesellschaften erhalten meist eine längere Frist, je nach Abschlussstichtag.',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'By number of entries. The auditor’s fee is a guide value; the auditor quotes and invoices it.',
        de: 'Nach Zahl der Buchungen. Das Honorar der Prüfung ist ein Richtwert; Angebot und Rechnung kommen vom Prüfer.',
      },
      services: ['bookkeeping-audit-hong-kong'],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: {
            en: 'My company made no sales. Is an audit needed?',
            de: 'Meine Gesellschaft hatte keinen Umsatz. Ist eine Prüfung nötig?',
          },
          answerMarkdown: {
            en: 'Yes, unless the company is dormant in the legal sense. The audit of a company without business is short, but it is still required.',
            de: 'Ja, sofern die Gesellschaft nicht im Rechtssinn ruht. Die Prüfung einer Gesellschaft ohne Geschäft ist kurz, findet aber statt.',
          },
        },
        {
          question: {
            en: 'Can you take over from the middle of a year?',
            de: 'Können Sie mitten im Jahr übernehmen?',
          },
          answerMarkdown: {
            en: 'Yes. We start with the last audited accounts and rebuild the months since. Ask the previous bookkeeper for the journal, not just the balances.',
            de: 'Ja. Wir beginnen mit dem letzten geprüften Abschluss und arbeiten die Monate seither auf. Bitten Sie die bisherige Buchhaltung um das Journal, nicht nur um die Salden.',
          },
        },
        {
          question: { en: 'How long must records be kept?', de: 'Wie lange sind Unterlagen aufzubewahren?' },
          answerMarkdown: {
            en: 'In Hong Kong, usually seven years; records for OSS and IOSS, ten years under EU law. We apply the longest period.',
            de: 'In Hongkong in der Regel sieben Jahre; Aufzeichnungen zu OSS und IOSS nach EU-Recht zehn Jahre. Wir richten uns nach der längsten Frist.',
          },
        },
        {
          question: {
            en: 'Do you also keep the books of a GmbH?',
            de: 'Führen Sie auch die Bücher einer GmbH?',
          },
          answerMarkdown: {
            en: 'No, a tax adviser does that. We deliver sorted documents and reconciled platform reports, which saves the adviser time.',
            de: 'Das übernimmt eine Steuerberatungskanzlei. Wir liefern geordnete Belege und abgestimmte Plattformberichte; das verkürzt ihre Arbeit.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: [
        'hong-kong-company-yearly-duties',
        'e-invoicing-timetable',
        'company-forms-germany-france-ireland',
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Show us one month', de: 'Zeigen Sie uns einen Monat' },
      text: {
        en: 'From a single month’s reports we can tell how many entries a year will bring, and what it will cost.',
        de: 'Aus den Berichten eines einzigen Monats lesen wir, wie viele Buchungen ein Jahr bringt und was es kostet.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Annual review Hong Kong', de: 'Jahresmeldung Hongkong' },
          url: '/cht/annualReview/annualReviewHK',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
