import { serviceNeedsContent } from '../serviceNeeds';
import type { SeedPage } from '../types';
import { workspacePicture } from '../workspacePicture';

export const home: SeedPage = {
  pageKey: 'home',
  title: {
    en: 'VAT and product compliance for cross-border trade',
    de: 'Umsatzsteuer und Produktpflichten im grenzüberschreitenden Handel',
  },
  metaTitle: {
    en: 'VAT, IOSS and product compliance in Europe',
    de: 'Umsatzsteuer, IOSS und Produktpflichten in Europa',
  },
  metaDescription: {
    en: 'VAT numbers, returns, packaging, WEEE and battery registers for merchants who sell in Europe. Licensed tax advisers file.',
    de: 'Umsatzsteuernummern, Meldungen, Verpackungs-, Elektro- und Batterieregister für Händler in Europa. Steuerberater reichen ein.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        en: 'For merchants with a shop of their own or on marketplaces',
        de: 'Für Händler mit eigenem Shop oder auf Marktplätzen',
      },
      title: {
        en: 'Sell across Europe. Know what is due, where and when.',
        de: 'In Europa verkaufen. Wissen, was wo und wann fällig ist.',
      },
      lead: {
        en: 'We prepare your registrations and keep track of the dates. Licensed tax advisers assess what is due and file the returns.',
        de: 'Wir bereiten Ihre Registrierungen vor und behalten die Fristen im Blick. Zugelassene Steuerberater beurteilen, was fällig ist, und reichen die Erklärungen ein.',
      },
      image: 'page-home',
      actions: [
        {
          label: { en: 'Check my obligations', de: 'Pflichten prüfen' },
          url: '/cht/calculate',
          emphasis: 'primary',
        },
        { label: { en: 'All services', de: 'Alle Leistungen' }, url: '/cht/Services', emphasis: 'quiet' },
      ],
      note: {
        en: 'The check: free, three minutes, no account',
        de: 'Die Prüfung: kostenlos, drei Minuten, ohne Konto',
      },
      isCompass: true,
    },
    {
      blockType: 'cardGrid',
      anchor: 'first',
      heading: { en: 'Three answers to begin with', de: 'Drei Antworten vorweg' },
      cards: [
        {
          icon: 'document',
          title: { en: 'What do I need?', de: 'Was brauche ich?' },
          text: {
            en: 'The check asks about stock, buyers and goods, and lists each duty with the law behind it.',
            de: 'Die Prüfung fragt nach Lager, Kunden und Waren und nennt jede Pflicht mit Rechtsgrundlage.',
          },
          url: '/cht/calculate',
        },
        {
          icon: 'ledger',
          title: { en: 'What does it cost?', de: 'Was kostet es?' },
          text: {
            en: 'Every price is public, with official and adviser fees shown apart. A quote is free.',
            de: 'Jeder Preis steht offen da, amtliche Gebühren und Honorare getrennt. Das Angebot ist kostenlos.',
          },
          url: '/cht/price',
        },
        {
          icon: 'shield',
          title: { en: 'Who are you?', de: 'Wer sind Sie?' },
          text: {
            en: 'We collect and check documents and data; tax returns are prepared and filed by licensed tax advisers on their own responsibility.',
            de: 'Wir sammeln und prüfen Unterlagen und Daten; Steuererklärungen erstellen und übermitteln zugelassene Steuerberaterinnen und Steuerberater in eigener Verantwortung.',
          },
          url: '/cht/About',
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices, a selection', de: 'Preise in Auswahl' },
      lead: {
        en: 'Once and in a year; what third parties charge stands apart.',
        de: 'Einmalig und im Jahr; was Dritte berechnen, steht getrennt.',
      },
      isShort: true,
      services: [
        'vat-registration-germany',
        'vat-filing-germany',
        'oss-union',
        'packaging-germany',
        'weee-germany',
      ],
    },
    serviceNeedsContent,
    {
      blockType: 'rateMap',
      anchor: 'rates',
      heading: { en: 'One market, many rates', de: 'Ein Markt, viele Steuersätze' },
      lead: {
        en: 'Standard VAT rates. Most countries have reduced ones too, product by product.',
        de: 'Die Regelsteuersätze. Die meisten Länder haben auch ermäßigte, je nach Produkt.',
      },
    },
    {
      blockType: 'steps',
      anchor: 'how',
      heading: { en: 'How it works', de: 'So läuft es ab' },
      lead: {
        en: 'From the first question to the next deadline.',
        de: 'Von der ersten Frage zur nächsten Frist.',
      },
      steps: [
        {
          title: { en: 'Take stock', de: 'Bestand aufnehmen' },
          text: {
            en: 'You tell us what you sell, where it is stored and who buys it. Licensed advisers put in writing what is due, and what is not.',
            de: 'Sie sagen, was Sie verkaufen, wo es lagert und wer kauft. Zugelassene Berater halten fest, was fällig ist – und was nicht.',
          },
          duration: { en: '2~working days', de: '2~Arbeitstage' },
        },
        {
          title: { en: 'Collect the papers', de: 'Unterlagen sammeln' },
          text: {
            en: 'One standard pack serves almost every authority. We read each document first, and say at once what is missing.',
            de: 'Eine Standardmappe genügt für fast alle Behörden. Wir lesen jedes Dokument zuerst und sagen gleich, was fehlt.',
          },
          duration: { en: 'At your pace', de: 'In Ihrem Tempo' },
        },
        {
          title: { en: 'File', de: 'Einreichen' },
          text: {
            en: 'Licensed tax advisers file tax applications under their own name and liability. Product registers are handled by the appointed representative or, as with LUCID, by you.',
            de: 'Steuerliche Anträge stellen Steuerberater. Bei Produktregistern handelt der Bevollmächtigte oder, wie bei LUCID, der Hersteller selbst.',
          },
          duration: { en: '1 to 5~working days', de: '1 bis 5~Arbeitstage' },
        },
        {
          title: { en: 'Follow the progress', de: 'Warten, aber mit Überblick' },
          text: {
            en: 'The authority decides when the number comes. We tell you where each file stands and pass on every question it asks.',
            de: 'Wann die Nummer kommt, entscheidet die Behörde. Wir nennen Ihnen den Stand jeder Akte und jede Rückfrage.',
          },
          duration: { en: 'Days to weeks', de: 'Tage bis Wochen' },
        },
        {
          title: { en: 'Meet the deadlines', de: 'Fristen einhalten' },
          text: {
            en: 'We keep track of the dates for returns, quantity reports, guarantees and renewals. You approve every figure by e-mail before it is filed.',
            de: 'Wir überwachen Meldungen, Mengen, Garantien und Verlängerungen. Jede Zahl geben Sie frei, bevor sie eingereicht wird.',
          },
          duration: { en: 'Every period', de: 'In jedem Zeitraum' },
        },
      ],
    },
    workspacePicture,
    {
      blockType: 'partnerStrip',
      anchor: 'partners',
      heading: { en: 'Who does what', de: 'Wer was übernimmt' },
      lead: {
        en: 'Tax advisers, representatives and schemes do what only they may do. All names are invented.',
        de: 'Steuerkanzleien, Bevollmächtigte und Systeme tun, was nur sie dürfen. Alle Namen sind erfunden.',
      },
    },
    {
      blockType: 'newsTeasers',
      anchor: 'news',
      heading: { en: 'Worth reading', de: 'Lesenswert' },
      lead: {
        en: 'What changes, and what to do about it.',
        de: 'Was sich ändert und was daraus folgt.',
      },
    },
    {
      blockType: 'questionTeasers',
      anchor: 'questions',
      heading: { en: 'Asked first', de: 'Zuerst gefragt' },
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Not sure which number you need?', de: 'Unsicher, welche Nummer Sie brauchen?' },
      text: {
        en: 'A few questions show which duties generally follow, and what they cost.',
        de: 'Wenige Fragen zeigen, welche Pflichten in der Regel folgen und was sie kosten.',
      },
      actions: [
        {
          label: { en: 'Check my obligations', de: 'Pflichten prüfen' },
          url: '/cht/calculate',
          emphasis: 'primary',
        },
        {
          label: { en: 'Ask a person', de: 'Einen Menschen fragen' },
          url: '/cht/Contact',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
