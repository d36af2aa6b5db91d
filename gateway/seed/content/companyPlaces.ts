import type { SeedBlock } from './types';

type Card = Extract<SeedBlock, { blockType: 'cardGrid' }>['cards'][number];

const formation = (page: string, title: Card['title'], text: Card['text']): Card => ({
  icon: 'company',
  title,
  text,
  url: `/cht/Incorporation/${page}`,
});
const review = (page: string, title: Card['title'], text: Card['text']): Card => ({
  icon: 'calendar',
  title,
  text,
  url: `/cht/annualReview/${page}`,
});

const formations: Card[] = [
  formation(
    'IncorporationHK',
    { en: 'Hong Kong', de: 'Hongkong' },
    {
      en: 'Private limited company. For buying in Asia; audited every year, with a local secretary.',
      de: 'Private Limited. Für den Einkauf in Asien; jährliche Prüfung, Secretary vor Ort.',
    },
  ),
  formation(
    'IncorporationFR',
    { en: 'France', de: 'Frankreich' },
    {
      en: 'SAS. A company inside the EU; flexible statutes, accounts filed every year.',
      de: 'SAS. Eine Gesellschaft in der EU; flexible Satzung, jährliche Hinterlegung des Abschlusses.',
    },
  ),
  formation(
    'IncorporationXJP',
    { en: 'Singapore', de: 'Singapur' },
    {
      en: 'Private limited company. For South-East Asia; with a director who lives there.',
      de: 'Private Limited. Für Südostasien; mit einem Direktor, der dort lebt.',
    },
  ),
  formation(
    'IncorporationYG',
    { en: 'United Kingdom', de: 'Vereinigtes Königreich' },
    {
      en: 'Limited company. Registered within days, once everyone’s identity has been verified.',
      de: 'Limited. In Tagen eingetragen, sobald alle ihre Identität nachgewiesen haben.',
    },
  ),
  formation(
    'IncorporationUSA',
    { en: 'USA', de: 'USA' },
    {
      en: 'LLC or corporation. For stock and staff in the country; one state, several taxes.',
      de: 'LLC oder Corporation. Für Lager und Personal im Land; ein Staat, mehrere Steuern.',
    },
  ),
  formation(
    'IncorporationBVI',
    { en: 'British Virgin Islands', de: 'Britische Jungferninseln' },
    {
      en: 'Business company. For holdings with several owners; for sellers in Europe usually the wrong place.',
      de: 'Business Company. Für Holdings mehrerer Inhaber; für Händler in Europa meist der falsche Ort.',
    },
  ),
  formation(
    'IncorporationSSE',
    { en: 'Seychelles', de: 'Seychellen' },
    {
      en: 'International business company. Records twice a year; we seldom recommend it.',
      de: 'International Business Company. Unterlagen zweimal im Jahr; wir empfehlen sie selten.',
    },
  ),
];

const reviews: Card[] = [
  review(
    'annualReviewHK',
    { en: 'Hong Kong', de: 'Hongkong' },
    {
      en: 'Annual return within 42~days of the anniversary, business registration.',
      de: 'Annual Return binnen 42~Tagen nach dem Jahrestag, Business Registration.',
    },
  ),
  review(
    'annualReviewXJP',
    { en: 'Singapore', de: 'Singapur' },
    {
      en: 'Annual return within seven months of the year-end, tax return in November.',
      de: 'Annual Return binnen sieben Monaten nach dem Bilanzstichtag, Steuererklärung im November.',
    },
  ),
  review(
    'annualReviewYG',
    { en: 'United Kingdom', de: 'Vereinigtes Königreich' },
    {
      en: 'Confirmation statement within 14~days, accounts within nine months.',
      de: 'Confirmation Statement binnen 14~Tagen, Abschluss binnen neun Monaten.',
    },
  ),
  review(
    'annualReviewUSA',
    { en: 'USA', de: 'USA' },
    {
      en: 'Tax and report to the state, Form 5472 to the federal government.',
      de: 'Abgabe und Bericht an den Staat, Form 5472 für den Bund.',
    },
  ),
  review(
    'annualReviewBVI',
    { en: 'British Virgin Islands', de: 'Britische Jungferninseln' },
    {
      en: 'Fee in May or November, financial return, substance declaration.',
      de: 'Gebühr im Mai oder November, Financial Return, Substanzerklärung.',
    },
  ),
  review(
    'annualReviewSSE',
    { en: 'Seychelles', de: 'Seychellen' },
    {
      en: 'Accounting records in January and July, annual fee, declaration.',
      de: 'Buchführungsunterlagen im Januar und im Juli, Jahresgebühr, Erklärung.',
    },
  ),
];

const exceptFor = (page: string, cards: Card[]) => cards.filter(({ url }) => !url?.endsWith(`/${page}`));

/** Every place in which a company can be founded, for the page that lists all services. */
export const formationPlaces: SeedBlock = {
  blockType: 'cardGrid',
  anchor: 'places',
  heading: { en: 'Companies, by place', de: 'Gesellschaften nach Standort' },
  lead: {
    en: 'Steps, documents, prices and the duties of every year. Each page also says whom the place does not suit.',
    de: 'Ablauf, Unterlagen, Preise und die Pflichten jedes Jahres. Jede Seite sagt auch, für wen der Standort der falsche ist.',
  },
  cards: formations,
};

/** The formations in other places than that of `page` (page key). */
export const otherFormations = (page: string): SeedBlock => ({
  blockType: 'cardGrid',
  anchor: 'places',
  heading: { en: 'Other places', de: 'Andere Standorte' },
  cards: exceptFor(page, formations),
});

/** The annual reviews in other places than that of `page` (page key). */
export const otherReviews = (page: string): SeedBlock => ({
  blockType: 'cardGrid',
  anchor: 'places',
  heading: { en: 'Annual reviews in other places', de: 'Jahresmeldungen an anderen Standorten' },
  cards: exceptFor(page, reviews),
});
