import { productTerms, taxTerms, tradeTerms } from '../germanTerms';
import { paragraphs } from '../markdown';
import type { Localised, SeedBlock, SeedPage, SeedTerm } from '../types';

/** The glossaries, each with the others on cards below it. */
const glossaryCards = {
  GermanEquivalents: {
    icon: 'vat',
    title: { en: 'Glossary: tax', de: 'Glossar: Steuer' },
    text: {
      en: 'VAT, numbers and offices, returns, invoices.',
      de: 'Umsatzsteuer, Nummern und Ämter, Meldungen, Rechnungen.',
    },
    url: '/cht/GermanEquivalents',
  },
  tradeTerms: {
    icon: 'customs',
    title: { en: 'Glossary: trade and customs', de: 'Glossar: Handel und Zoll' },
    text: {
      en: 'Goods across borders, schemes, marketplaces, imports.',
      de: 'Waren über Grenzen, Verfahren, Marktplätze, Einfuhr.',
    },
    url: '/cht/tradeTerms',
  },
  productTerms: {
    icon: 'toy',
    title: { en: 'Glossary: products and companies', de: 'Glossar: Produkte und Unternehmen' },
    text: {
      en: 'Producer responsibility, product safety, company law.',
      de: 'Herstellerverantwortung, Produktsicherheit, Gesellschaftsrecht.',
    },
    url: '/cht/productTerms',
  },
} as const;
type GlossaryKey = keyof typeof glossaryCards;

/** A card for each glossary. */
export const glossaries = Object.values(glossaryCards);

const otherGlossaries = (key: GlossaryKey): SeedBlock => ({
  blockType: 'cardGrid',
  anchor: 'glossaries',
  heading: { en: 'The other lists', de: 'Die anderen Listen' },
  lead: { en: '', de: '' },
  cards: Object.entries(glossaryCards).flatMap(([other, card]) => (other === key ? [] : [{ ...card }])),
});

const letter: SeedBlock = {
  blockType: 'callToAction',
  heading: { en: 'A letter you cannot place?', de: 'Ein Schreiben, das Sie nicht einordnen können?' },
  text: {
    en: 'We read letters from German authorities, tell you what they want and by when, and pass tax questions on to the adviser.',
    de: 'Wir lesen Behördenschreiben, sagen, was bis wann verlangt wird, und geben Steuerfragen an die Kanzlei weiter.',
  },
  actions: [
    { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
    {
      label: { en: 'Common questions', de: 'Häufige Fragen' },
      url: '/cht/commonQuestion',
      emphasis: 'quiet',
    },
  ],
};

export const germanEquivalents: SeedPage = {
  pageKey: 'GermanEquivalents',
  title: { en: 'Glossary: German equivalents', de: 'Glossar: deutsche Entsprechungen' },
  metaTitle: {
    en: 'Tax and product terms: English and German',
    de: 'Steuer- und Produktbegriffe: englisch und deutsch',
  },
  metaDescription: {
    en: 'Terms of VAT, customs and product law in English and German, each with a definition and where our articles and answers use it.',
    de: 'Begriffe aus Umsatzsteuer, Zoll und Produktrecht auf Deutsch und Englisch, mit Definition und Fundstellen in unseren Artikeln.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Resources', de: 'Ressourcen' },
      title: { en: 'Glossary: German equivalents', de: 'Glossar: deutsche Entsprechungen' },
      lead: {
        en: 'Letters from a Finanzamt are in German, contracts with suppliers are not. These pairs help you recognise a term in the other language; each has a definition and links to the texts that use it.',
        de: 'Das Finanzamt schreibt deutsch, der Lieferant nicht. Diese Begriffspaare helfen, das eine im anderen wiederzuerkennen; zu jedem gehören eine Definition und die Texte, die den Begriff verwenden.',
      },
      actions: [{ label: { en: 'To the terms', de: 'Zu den Begriffen' }, url: '#terms', emphasis: 'quiet' }],
    },
    {
      blockType: 'prose',
      anchor: 'pitfalls',
      heading: { en: 'Pairs that are easily confused', de: 'Paare, die leicht verwechselt werden' },
      bodyMarkdown: {
        en: paragraphs(
          '**Tax number and VAT ID.** The Steuernummer is issued by the tax office and used on returns. The USt-IdNr. is issued by the Federal Central Tax Office, begins with DE and is used with customers and marketplaces. Many letters ask for only one of them.',
          '**Advance return and annual return.** The Voranmeldung is filed monthly or quarterly, the Jahreserklärung once. Neither replaces the other.',
          '**Intra-Community supply and acquisition.** The same movement of goods, seen from the seller and from the buyer. Moving your own stock across a border counts as both.',
          '**Authorised representative and fiscal representative.** The Bevollmächtigter of product and waste law has nothing to do with tax. The German Fiskalvertreter is limited to certain exempt transactions, unlike its counterparts in France, Italy or Spain.',
          '**Umsatzsteuer and Mehrwertsteuer.** The law says Umsatzsteuer, everyday language Mehrwertsteuer. The tax is the same.',
        ),
        de: paragraphs(
          '**Steuernummer und USt-IdNr.** Die Steuernummer erteilt das Finanzamt, sie steht auf Erklärungen. Die USt-IdNr. erteilt das Bundeszentralamt für Steuern, sie beginnt mit DE und dient gegenüber Kunden und Marktplätzen. Englische Texte nennen beide mitunter „tax number“.',
          '**Voranmeldung und Jahreserklärung.** „Advance return“ und „annual return“: die eine monatlich oder vierteljährlich, die andere einmal. Keine ersetzt die andere. Im Gesellschaftsrecht von Hongkong (und früher auch von Großbritannien) bezeichnet „annual return“ hingegen eine Meldung an das Register.',
          '**Innergemeinschaftliche Lieferung und innergemeinschaftlicher Erwerb.** Dieselbe Warenbewegung, vom Verkäufer und vom Käufer aus gesehen. Das Verbringen eigener Ware über eine Grenze gilt als beides.',
          '**Bevollmächtigter und Fiskalvertreter.** Der „authorised representative“ des Produkt- und Abfallrechts hat mit Steuern nichts zu tun. Der deutsche Fiskalvertreter ist auf bestimmte steuerfreie Umsätze beschränkt, anders als der „fiscal representative“ in Frankreich, Italien oder Spanien.',
          '**Umsatzsteuer und Mehrwertsteuer.** Das Gesetz sagt Umsatzsteuer, die Alltagssprache und das EU-Recht sagen Mehrwertsteuer. Gemeint ist dieselbe Steuer.',
        ),
      },
    },
    {
      blockType: 'glossary',
      anchor: 'terms',
      heading: { en: 'Terms and definitions', de: 'Begriffe und Definitionen' },
      lead: {
        en: 'Tax, numbers and offices, returns, invoices. Below each term stand related ones, and where this site uses it.',
        de: 'Steuer, Nummern und Ämter, Meldungen, Rechnungen. Unter jedem Begriff stehen verwandte und die Stellen, an denen diese Website ihn verwendet.',
      },
      terms: taxTerms,
    },
    otherGlossaries('GermanEquivalents'),
    letter,
  ],
};

interface Glossary {
  pageKey: Exclude<GlossaryKey, 'GermanEquivalents'>;
  lead: Localised;
  note: Localised;
  terms: SeedTerm[];
}

const glossaryPage = ({ pageKey, lead, note, terms }: Glossary): SeedPage => {
  const { title } = glossaryCards[pageKey];
  return {
    pageKey,
    title,
    metaTitle: title,
    metaDescription: lead,
    image: 'page-social',
    blocks: [
      {
        blockType: 'hero',
        eyebrow: { en: 'Resources', de: 'Ressourcen' },
        title,
        lead,
        actions: [
          { label: { en: 'To the terms', de: 'Zu den Begriffen' }, url: '#terms', emphasis: 'quiet' },
        ],
      },
      {
        blockType: 'glossary',
        anchor: 'terms',
        heading: { en: 'Terms and definitions', de: 'Begriffe und Definitionen' },
        lead: note,
        terms,
      },
      otherGlossaries(pageKey),
      letter,
    ],
  };
};

/** The glossaries of what is not tax, on pages of their own: a page of all terms would be too long. */
export const furtherGlossaries: SeedPage[] = (
  [
    {
      pageKey: 'tradeTerms',
      lead: {
        en: 'From the intra-Community supply to the customs declaration: the terms of trade across borders in English and German, each with a definition.',
        de: 'Von der innergemeinschaftlichen Lieferung bis zur Zollanmeldung: die Begriffe des Handels über Grenzen auf Deutsch und Englisch, jeder mit Definition.',
      },
      note: {
        en: 'Trade within the Union, schemes and marketplaces, import and export.',
        de: 'Handel in der Union, Verfahren und Marktplätze, Einfuhr und Ausfuhr.',
      },
      terms: tradeTerms,
    },
    {
      pageKey: 'productTerms',
      lead: {
        en: 'From the dual system to the beneficial owner: the terms of producer responsibility, product safety and company law in English and German.',
        de: 'Vom dualen System bis zum wirtschaftlich Berechtigten: die Begriffe aus Herstellerverantwortung, Produktsicherheit und Gesellschaftsrecht auf Deutsch und Englisch.',
      },
      note: {
        en: 'Producer responsibility, packaging, devices, safety, companies, countries outside the Union.',
        de: 'Herstellerverantwortung, Verpackung, Geräte, Sicherheit, Unternehmen, Länder außerhalb der Union.',
      },
      terms: productTerms,
    },
  ] satisfies Glossary[]
).map(glossaryPage);
