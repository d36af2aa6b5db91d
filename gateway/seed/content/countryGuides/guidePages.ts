import { factCountries } from '@/contract/lists/facts';
import { guideUidOf } from '@/contract/site/countryGuides';

import { readTexts, type SeedText, type TextFile } from '../../load/textFiles';
import type { SeedPage } from '../types';

/** The section with the country's facts. */
const facts = (country: string): SeedPage['blocks'][number] => ({
  blockType: 'countryFacts',
  anchor: 'facts',
  heading: { en: 'What the law asks', de: 'Was das Recht verlangt' },
  lead: {
    en: 'Rates, thresholds, returns and registers, each with its sources. General information, no advice on your own case.',
    de: 'Steuersätze, Schwellen, Meldungen und Register, jeweils mit Quellen. Allgemeine Information, keine Beratung im Einzelfall.',
  },
  country,
});

/** What can be looked up about the country, and about all of them. */
const lookUp = (country: string): SeedPage['blocks'][number] => ({
  blockType: 'cardGrid',
  anchor: 'more',
  heading: { en: 'More to look up', de: 'Mehr zum Nachschlagen' },
  lead: { en: '', de: '' },
  cards: [
    {
      icon: 'calendar',
      title: { en: 'Deadlines', de: 'Fristen' },
      text: {
        en: 'What is due when in this country, also as a calendar.',
        de: 'Was in diesem Land wann fällig ist, auch als Kalender.',
      },
      url: `/cht/deadlines/${country}`,
    },
    {
      icon: 'vat',
      title: { en: 'VAT rates of 30 countries', de: 'Umsatzsteuersätze in 30 Ländern' },
      text: { en: 'All rates side by side.', de: 'Alle Sätze nebeneinander.' },
      url: '/cht/vatRates',
    },
    {
      icon: 'shield',
      title: { en: 'Check a VAT number', de: 'USt-IdNr. prüfen' },
      text: {
        en: 'Format and check digits, and what VIES says.',
        de: 'Aufbau und Prüfziffern, dazu die Auskunft von VIES.',
      },
      url: '/cht/vatNumber',
    },
  ],
});

/** The front matter of a country's texts; below it stand the surprises for sellers from abroad. */
interface GuideFrontMatter {
  /** After “Sell” and “Verkaufen”: “in Poland”. */
  place: string;
  lead: string;
}

/** /custom/sell-in-…: the page of one country (ISO 3166-1 alpha-2); all but its texts follows from services and facts. */
function guidePage({ slug: country, files }: SeedText<GuideFrontMatter>): SeedPage {
  const inBoth = (text: (file: TextFile<GuideFrontMatter>) => string) => ({
    en: text(files.en),
    de: text(files.de),
  });
  const place = inBoth(({ frontMatter }) => frontMatter.place);
  const lead = inBoth(({ frontMatter }) => frontMatter.lead);
  return {
    pageKey: `guide${country}`,
    uid: guideUidOf(country),
    title: { en: `Sell ${place.en}`, de: `Verkaufen ${place.de}` },
    metaTitle: {
      en: `Sell ${place.en}: what it takes and what it costs`,
      de: `Verkaufen ${place.de}: was nötig ist und was es kostet`,
    },
    metaDescription: lead,
    blocks: [
      {
        blockType: 'hero',
        eyebrow: { en: 'Country guide', de: 'Länderleitfaden' },
        title: { en: `Sell ${place.en}`, de: `Verkaufen ${place.de}` },
        lead,
        actions: [
          {
            label: { en: 'Services and total price', de: 'Leistungen und Gesamtpreis' },
            url: '#guide',
            emphasis: 'primary',
          },
          {
            label: { en: 'Ask a question', de: 'Frage stellen' },
            url: '/cht/Contact#enquiry',
            emphasis: 'quiet',
          },
        ],
      },
      {
        blockType: 'prose',
        anchor: 'surprises',
        heading: { en: 'What surprises sellers from abroad', de: 'Was Händler aus dem Ausland überrascht' },
        bodyMarkdown: inBoth(({ markdown }) => markdown),
      },
      {
        blockType: 'countryGuide',
        anchor: 'guide',
        heading: { en: 'What it takes, and what it costs', de: 'Was nötig ist und was es kostet' },
        lead: {
          en: 'Our services for this country, each with what you pay once and in a year, and the total.',
          de: 'Unsere Leistungen für dieses Land, jede mit dem, was einmalig und im Jahr anfällt, und der Gesamtpreis.',
        },
        country,
      },
      ...(factCountries.includes(country) ? [facts(country), lookUp(country)] : []),
      {
        blockType: 'callToAction',
        heading: { en: 'Is your case a different one?', de: 'Liegt Ihr Fall anders?' },
        text: {
          en: 'Tell us what you sell and where your goods are. We say which of these you need, and which you don’t.',
          de: 'Schreiben Sie uns, was Sie verkaufen und wo Ihre Ware liegt. Wir sagen, was davon Sie brauchen und was nicht.',
        },
        actions: [
          { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
          { label: { en: 'All countries', de: 'Alle Länder' }, url: '/custom#countries', emphasis: 'quiet' },
        ],
      },
    ],
  };
}

/** A page for each folder of texts. */
export const guidePages = (folder: string): SeedPage[] => readTexts<GuideFrontMatter>(folder).map(guidePage);
