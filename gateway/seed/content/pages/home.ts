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
      eyebrow: { en: 'Cross-border VAT and compliance', de: 'Umsatzsteuer und Produktpflichten in Europa' },
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
      note: { en: 'Free, three minutes, no account', de: 'Kostenlos, drei Minuten, ohne Konto' },
      isCompass: true,
    },
    serviceNeedsContent,
    {
      blockType: 'rateMap',
      anchor: 'rates',
      heading: { en: 'One market, many rates', de: 'Ein Markt, viele Steuersätze' },
      lead: {
        en: 'Standard VAT rates. Which rate applies to your goods is decided product by product: most countries have one or more reduced rates.',
        de: 'Regelsteuersätze der Umsatzsteuer. Welcher Satz gilt, entscheidet sich am einzelnen Produkt: Die meisten Länder haben auch ermäßigte Sätze.',
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
            en: 'You tell us what you sell, where it is stored, who buys it and through which channels. Licensed advisers assess it; for tax, that is Ostervik & Thal. You are told in writing what is due, and what is not.',
            de: 'Sie sagen uns, was Sie verkaufen, wo es lagert, wer kauft und über welche Kanäle. Zugelassene Berater beurteilen es, bei Steuerfragen die Kanzlei Ostervik & Thal. Sie erhalten schriftlich, was fällig ist – und was nicht.',
          },
          duration: { en: '2~working days', de: '2~Arbeitstage' },
        },
        {
          title: { en: 'Collect the papers', de: 'Unterlagen sammeln' },
          text: {
            en: 'One standard pack serves almost every authority. We read each document before an official does, and say at once what is missing.',
            de: 'Eine Standardmappe genügt für fast alle Behörden. Wir lesen jedes Dokument, bevor es ein Amt liest, und sagen gleich, was fehlt.',
          },
          duration: { en: 'At your pace', de: 'In Ihrem Tempo' },
        },
        {
          title: { en: 'File', de: 'Einreichen' },
          text: {
            en: 'Licensed tax advisers file tax applications under their own name and liability. Product registers are handled by the appointed representative or, as with LUCID, by you.',
            de: 'Steuerliche Anträge stellen zugelassene Steuerberater in eigener Verantwortung. Bei Produktregistern handelt der bestellte Bevollmächtigte oder, wie bei LUCID, der Hersteller selbst.',
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
            de: 'Wir überwachen die Termine für Meldungen, Mengen, Garantien und Verlängerungen. Jede Zahl geben Sie per E-Mail frei, bevor sie eingereicht wird.',
          },
          duration: { en: 'Every period', de: 'In jedem Zeitraum' },
        },
      ],
    },
    workspacePicture,
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices, a selection', de: 'Preise in Auswahl' },
      lead: {
        en: 'Starting prices of five common services, plus statutory VAT where applicable. Official fees and advisers’ fees are in the quote.',
        de: 'Einstiegspreise für fünf häufige Leistungen, zzgl. gesetzlicher USt., soweit sie anfällt. Amtliche Gebühren und Honorare stehen im Angebot.',
      },
      isShort: true,
      services: [
        'vat-registration-germany',
        'oss-union',
        'packaging-germany',
        'weee-germany',
        'incorporation-hong-kong',
      ],
    },
    {
      blockType: 'partnerStrip',
      anchor: 'partners',
      heading: { en: 'Who does what', de: 'Wer was übernimmt' },
      lead: {
        en: 'We collect and check documents and data; tax returns are prepared and filed by licensed tax advisers on their own responsibility. Representatives and schemes do what only they may do. All names are invented.',
        de: 'Wir sammeln und prüfen Unterlagen und Daten; Steuererklärungen erstellen und übermitteln zugelassene Steuerberaterinnen und Steuerberater in eigener Verantwortung. Bevollmächtigte und Systeme tun, was nur sie dürfen. Alle Namen sind erfunden.',
      },
    },
    {
      blockType: 'newsTeasers',
      anchor: 'news',
      heading: { en: 'Worth reading', de: 'Lesenswert' },
      lead: {
        en: 'What changes, and what to do about it. Every article names its sources and the date of the last check.',
        de: 'Was sich ändert und was daraus folgt. Jeder Artikel nennt seine Quellen und den Tag der letzten Prüfung.',
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
        en: 'Answer a few questions to see which duties generally follow, which law they rest on and what they cost.',
        de: 'Wenige Fragen zeigen, welche Pflichten in der Regel folgen, worauf sie beruhen und was sie kosten.',
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
