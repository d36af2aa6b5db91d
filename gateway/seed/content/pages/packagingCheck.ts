import { paragraphs } from '../markdown';
import type { SeedPage } from '../types';

/** A campaign page: /custom/packaging-check. */
export const packagingCheck: SeedPage = {
  pageKey: 'packagingCheck',
  uid: 'packaging-check',
  title: { en: 'Packaging check', de: 'Verpackungs-Check' },
  metaTitle: {
    en: 'Packaging check for new stock in Germany',
    de: 'Verpackungs-Check für neue Ware in Deutschland',
  },
  metaDescription: {
    en: 'New stock in a German warehouse? What the packaging rules ask of you before the first shipment, and how we prepare it in a week.',
    de: 'Neue Ware in einem deutschen Lager? Was das Verpackungsrecht vor der ersten Sendung verlangt und wie wir es in einer Woche vorbereiten.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        en: 'For merchants with new stock in Germany',
        de: 'Für Händler mit neuer Ware in Deutschland',
      },
      title: {
        en: 'Before the first parcel leaves the warehouse',
        de: 'Bevor das erste Paket das Lager verlässt',
      },
      lead: {
        en: 'Marketplaces and fulfilment companies may not serve you without a packaging number. We check which of your packaging counts, and prepare the rest.',
        de: 'Marktplätze und Versanddienstleister dürfen ohne Verpackungsnummer nicht für Sie tätig werden. Wir prüfen, welche Ihrer Verpackungen zählen, und bereiten alles Weitere vor.',
      },
      actions: [
        {
          label: { en: 'Ask for the check', de: 'Check anfragen' },
          url: '/cht/Contact',
          emphasis: 'primary',
        },
        { label: { en: 'Price', de: 'Preis' }, url: '#prices', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'law',
      heading: { en: 'What has changed, and what has not', de: 'Was sich geändert hat und was nicht' },
      bodyMarkdown: {
        en: paragraphs(
          'Since 12~August 2026 the packaging regulation of the EU, Regulation (EU) 2025/40, has applied in all Member States. It harmonises design, labels and definitions step by step.',
          'Producer responsibility remains a national matter: a number from one country is not valid in another. In Germany the producer still registers itself in the packaging register LUCID, free of charge, and signs a contract with a dual system for packaging that ends up with private households.',
        ),
        de: paragraphs(
          'Seit dem 12.~August 2026 gilt die EU-Verpackungsverordnung, die Verordnung (EU) 2025/40, in allen Mitgliedstaaten. Schritt für Schritt vereinheitlicht sie Gestaltung, Kennzeichnung und Begriffe.',
          'Die Herstellerverantwortung bleibt Sache der Länder: Die Nummer des einen Landes gilt im anderen nicht. In Deutschland registriert sich der Hersteller weiterhin selbst und kostenlos im Verpackungsregister LUCID und schließt für Verpackungen, die bei privaten Haushalten anfallen, einen Vertrag mit einem dualen System.',
        ),
      },
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'What we need from you', de: 'Was wir von Ihnen brauchen' },
      lead: {
        en: 'Five things, none of them longer than a page.',
        de: 'Fünf Dinge, keines länger als eine Seite.',
      },
      items: [
        { text: { en: 'Register extract and tax number', de: 'Registerauszug und Steuernummer' } },
        { text: { en: 'Names of your brands', de: 'Namen Ihrer Marken' } },
        {
          text: {
            en: 'Photos of sales and shipping packaging',
            de: 'Fotos von Verkaufs- und Versandverpackungen',
          },
          note: { en: 'Filling material and labels included.', de: 'Mit Füllmaterial und Etiketten.' },
        },
        {
          text: {
            en: 'Weights by material, or samples to weigh',
            de: 'Gewichte je Material oder Muster zum Wiegen',
          },
          note: {
            en: 'Paper, plastic, glass, metal, composite.',
            de: 'Papier, Kunststoff, Glas, Metall, Verbund.',
          },
        },
        {
          text: { en: 'Expected quantities for a year', de: 'Erwartete Mengen für ein Jahr' },
          note: { en: 'An estimate is enough to begin with.', de: 'Für den Anfang genügt eine Schätzung.' },
        },
      ],
    },
    {
      blockType: 'timeline',
      anchor: 'week',
      heading: { en: 'Usually one week', de: 'In der Regel eine Woche' },
      lead: {
        en: 'From the day the documents are complete.',
        de: 'Ab dem Tag, an dem die Unterlagen vollständig sind.',
      },
      entries: [
        {
          when: { en: 'Day 1', de: '1. Tag' },
          title: { en: 'Assignment', de: 'Zuordnung' },
          text: {
            en: 'We assign each item of packaging to its kind and material and tell you what does not count.',
            de: 'Wir ordnen jede Verpackung nach Art und Material zu und nennen, was nicht zählt.',
          },
        },
        {
          when: { en: 'Day 2', de: '2. Tag' },
          title: { en: 'Your registration', de: 'Ihre Registrierung' },
          text: {
            en: 'You enter in LUCID what we have prepared, line by line. It takes about half an hour.',
            de: 'Sie tragen in LUCID Zeile für Zeile ein, was wir vorbereitet haben. Das dauert etwa eine halbe Stunde.',
          },
        },
        {
          when: { en: 'Days 3 to 5', de: '3. bis 5. Tag' },
          title: { en: 'Contract', de: 'Systemvertrag' },
          text: {
            en: 'We obtain quotes from dual systems; you choose and sign.',
            de: 'Wir holen Angebote dualer Systeme ein; Sie wählen aus und unterschreiben.',
          },
        },
        {
          when: { en: 'Afterwards', de: 'Danach' },
          title: { en: 'Reports', de: 'Mengenmeldungen' },
          text: {
            en: 'Register and system receive the same quantities, every year, before the deadline.',
            de: 'Register und System erhalten dieselben Mengen, jedes Jahr und vor Ablauf der Frist.',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'The dual system’s own charge depends on material and weight and is invoiced by the system.',
        de: 'Das Entgelt des dualen Systems richtet sich nach Material und Gewicht und wird vom System berechnet.',
      },
      services: ['packaging-germany', 'vat-registration-germany'],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'When does your first parcel leave?', de: 'Wann geht Ihr erstes Paket hinaus?' },
      text: {
        en: 'Tell us the date. We will tell you frankly whether it can be met.',
        de: 'Nennen Sie uns den Termin. Wir sagen offen, ob er zu halten ist.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Questions about packaging', de: 'Fragen zur Verpackung' },
          url: '/cht/commonQuestion?key=packaging',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
