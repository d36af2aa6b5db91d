import type { CmsIconName } from '@/contract/lists/blocks';
import type { FactTopic } from '@/contract/lists/facts';

import { bullets, paragraphs } from '../markdown';
import type { Localised, SeedBlock, SeedPage } from '../types';
import { glossaries } from './germanEquivalents';

interface FactPage {
  pageKey: string;
  icon: CmsIconName;
  title: Localised;
  /** Opens the page, and describes it to search engines. */
  lead: Localised;
  /** Stands on its card. */
  card: Localised;
  /** What its table is about; the page of changes has a list in its place. */
  topic?: FactTopic;
  heading: Localised;
  /** Above the table: how to read it. */
  note: Localised;
  /** Behind the table. */
  more?: SeedBlock[];
}

/** Leads from both tables of rates to those of another day. */
const otherDays: SeedBlock = {
  blockType: 'prose',
  anchor: 'days',
  heading: { en: 'The rates of another day', de: 'Die Sätze an einem anderen Tag' },
  bodyMarkdown: {
    en: 'For a delivery in the past, or to plan ahead: [choose a day](/cht/vatRates/day) and see the rates that apply on it, for all goods or for one kind, and what changes in the year after.',
    de: 'Ob für eine zurückliegende Lieferung oder für die Planung: [Wählen Sie einen Tag](/cht/vatRates/day). Die Tabelle zeigt, welche Sätze dann gelten, für alle Waren oder für eine Warenart, und was sich im Jahr danach ändert.',
  },
};

/** Documents the files of rates; their format is a promise (services/domain/facts/rateFile.ts). */
const rateFiles: SeedBlock = {
  blockType: 'prose',
  anchor: 'files',
  heading: { en: 'Today’s rates as a file', de: 'Die Sätze von heute als Datei' },
  bodyMarkdown: {
    en: paragraphs(
      'For shop systems and spreadsheets there are the rates of today, including those of some goods, as [JSON](/feed/vatRates.json) and as [CSV](/feed/vatRates.csv). Each row has:',
      bullets(
        '`country`: the country, two letters (ISO 3166-1)',
        '`kind`: the kind of rate (`standard`, `reduced`, `superReduced`, `parking`, `zero`, `regional`) or the goods (`printedBooks`, `eBooks`, `basicFood` …)',
        '`percent`: the rate in per cent',
        '`text`: the goods or the region in words',
        '`from` and `until`: the first and the last day, empty if not known or open',
        '`checkedOn`: the day on which we last checked the rate',
      ),
      'The format is version 1: we may add fields, but rename and remove none without a new version. You may use the files under [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) if you name this page as the source. They are general information without warranty.',
    ),
    de: paragraphs(
      'Für Shopsysteme und Tabellen gibt es die Sätze von heute, auch die für einzelne Waren, als [JSON](/feed/vatRates.json) und als [CSV](/feed/vatRates.csv). Jede Zeile enthält:',
      bullets(
        '`country`: das Land, zwei Buchstaben (ISO 3166-1)',
        '`kind`: die Art des Satzes (`standard`, `reduced`, `superReduced`, `parking`, `zero`, `regional`) oder die Ware (`printedBooks`, `eBooks`, `basicFood` …)',
        '`percent`: der Satz in Prozent',
        '`text`: die Waren oder die Region in Worten',
        '`from` und `until`: der erste und der letzte Tag; leer, wenn unbekannt oder offen',
        '`checkedOn`: der Tag unserer letzten Prüfung',
      ),
      'Das Format trägt die Version 1: Felder können hinzukommen, aber ohne neue Version wird keines umbenannt oder gestrichen. Die Dateien dürfen Sie unter [Creative Commons Namensnennung 4.0](https://creativecommons.org/licenses/by/4.0/deed.de) nutzen, wenn Sie diese Seite als Quelle nennen. Es sind allgemeine Angaben ohne Gewähr.',
    ),
  },
};

const changeFeed: SeedBlock = {
  blockType: 'prose',
  anchor: 'feed',
  heading: { en: 'Follow the changes', de: 'Änderungen verfolgen' },
  bodyMarkdown: {
    en: 'Any feed reader can follow this page: the address of the feed is [/feed/changes.xml](/feed/changes.xml). Each change has an address of its own, behind its date.',
    de: 'Jeder Feedreader kann dieser Seite folgen: Der Feed steht unter [/de/feed/changes.xml](/feed/changes.xml). Jede Änderung hat eine eigene Adresse, hinter ihrem Datum.',
  },
};

const factPageList: FactPage[] = [
  {
    pageKey: 'vatRates',
    icon: 'vat',
    title: { en: 'VAT rates in 30 countries', de: 'Umsatzsteuersätze in 30 Ländern' },
    lead: {
      en: 'Standard and reduced rates in the European Union, the United Kingdom, Switzerland and Norway, each with its start date and its sources.',
      de: 'Regelsätze und ermäßigte Sätze in der Europäischen Union, im Vereinigten Königreich, in der Schweiz und in Norwegen, jeweils mit Beginn und Quellen.',
    },
    card: {
      en: 'Standard and reduced rates, also as a file.',
      de: 'Regelsätze und ermäßigte Sätze, auch als Datei.',
    },
    topic: 'rates',
    heading: { en: 'Rates by country', de: 'Sätze nach Land' },
    note: {
      en: 'The words beside a reduced rate name the goods that matter most to sellers; the law lists more.',
      de: 'Neben einem ermäßigten Satz stehen die Waren, auf die es für Händler vor allem ankommt; das Gesetz nennt weitere.',
    },
    more: [otherDays, rateFiles],
  },
  {
    pageKey: 'goodsRates',
    icon: 'ledger',
    title: { en: 'VAT rates by kind of goods', de: 'Umsatzsteuersätze nach Warenart' },
    lead: {
      en: 'Books, food, supplements, children’s clothing, medicines: what is taxed at which rate, and where the country makes an exception.',
      de: 'Bücher, Lebensmittel, Nahrungsergänzung, Kinderkleidung, Arzneimittel: was wo mit welchem Satz besteuert wird und wo ein Land eine Ausnahme macht.',
    },
    card: {
      en: 'Books, food, clothing, medicines: country by country.',
      de: 'Bücher, Lebensmittel, Kleidung, Arzneimittel: Land für Land.',
    },
    topic: 'goodsRates',
    heading: { en: 'Goods by country', de: 'Waren nach Land' },
    note: {
      en: 'A dash means that we have not yet confirmed the rate; do not take it for zero.',
      de: 'Ein Strich bedeutet, dass wir den Satz noch nicht bestätigt haben – nicht, dass er null ist.',
    },
    more: [otherDays],
  },
  {
    pageKey: 'vatChanges',
    icon: 'calendar',
    title: { en: 'What changes, and when', de: 'Was sich wann ändert' },
    lead: {
      en: 'New rates, thresholds, returns and invoicing rules in 30 countries: what has changed, and what is announced.',
      de: 'Neue Sätze, Schwellen, Meldungen und Regeln für Rechnungen in 30 Ländern: was sich geändert hat und was angekündigt ist.',
    },
    card: {
      en: 'Past and announced, with a feed.',
      de: 'Vergangenes und Angekündigtes, mit Feed.',
    },
    heading: { en: 'Changes by year', de: 'Änderungen nach Jahren' },
    note: {
      en: 'The latest day comes first. A change that is only announced may still move.',
      de: 'Der späteste Tag steht oben. Was nur angekündigt ist, kann sich noch verschieben.',
    },
    more: [changeFeed],
  },
  {
    pageKey: 'vatThresholds',
    icon: 'shield',
    title: { en: 'VAT thresholds by country', de: 'Umsatzsteuer-Schwellen nach Land' },
    lead: {
      en: 'The turnover from which sellers must register, at home and abroad, and what the EU scheme for small enterprises allows.',
      de: 'Ab welchem Umsatz ein Händler eine Registrierung braucht, im Inland und aus dem Ausland, und was die EU-Kleinunternehmerregelung erlaubt.',
    },
    card: {
      en: 'The turnover from which sellers must register.',
      de: 'Ab welchem Umsatz eine Registrierung nötig ist.',
    },
    topic: 'thresholds',
    heading: { en: 'Thresholds by country', de: 'Schwellen nach Land' },
    note: {
      en: 'For distance sales within the Union one threshold of €10,000 applies to all countries together; only sellers established in a single Member State can use it. With stock in a country, a seller from abroad needs a number there from the first item stored.',
      de: 'Für Fernverkäufe in der Union gilt eine Schwelle von 10.000~€ für alle Länder zusammen, aber nur für Händler, die in einem einzigen Mitgliedstaat ansässig sind. Liegt Ware im Land, brauchen Händler aus dem Ausland dort vom ersten eingelagerten Stück an eine Nummer.',
    },
  },
  {
    pageKey: 'vatReturns',
    icon: 'document',
    title: { en: 'VAT returns: periods and due dates', de: 'Umsatzsteuermeldungen: Zeiträume und Fristen' },
    lead: {
      en: 'How often returns are filed in each country, by which day, and whether an annual return follows.',
      de: 'Wie oft in jedem Land gemeldet wird, bis zu welchem Tag und ob eine Jahreserklärung folgt.',
    },
    card: {
      en: 'Monthly, quarterly, yearly: the days in the law.',
      de: 'Monatlich, vierteljährlich, jährlich: die Tage im Gesetz.',
    },
    topic: 'returns',
    heading: { en: 'Returns by country', de: 'Meldungen nach Land' },
    note: {
      en: 'The tax office decides how often you file, mostly by turnover. Days that fall on a weekend often move.',
      de: 'Den Rhythmus setzt das Finanzamt fest, meist nach dem Umsatz. Fällt ein Tag auf ein Wochenende, verschiebt er sich oft.',
    },
  },
  {
    pageKey: 'salesListIntrastat',
    icon: 'warehouse',
    title: { en: 'EC sales list and Intrastat', de: 'Zusammenfassende Meldung und Intrastat' },
    lead: {
      en: 'Two reports besides the VAT return: supplies to businesses in other Member States, own stock moved there included, and goods that cross the Union’s internal borders.',
      de: 'Zwei Meldungen neben der Umsatzsteuererklärung: Lieferungen an Unternehmen in anderen Mitgliedstaaten samt dorthin verbrachter eigener Ware sowie Warenbewegungen über die Binnengrenzen.',
    },
    card: {
      en: 'Due dates, and the values from which goods are reported.',
      de: 'Fristen und die Werte, ab denen Waren gemeldet werden.',
    },
    topic: 'reports',
    heading: { en: 'Reports by country', de: 'Meldungen nach Land' },
    note: {
      en: 'Intrastat counts the goods of a calendar year, with arrivals and dispatches counted separately. Moving your own stock counts too.',
      de: 'Intrastat zählt die Waren eines Kalenderjahres, Eingänge und Versendungen getrennt. Auch das Verbringen eigener Ware zählt.',
    },
  },
  {
    pageKey: 'fiscalRepresentatives',
    icon: 'company',
    title: { en: 'Fiscal representatives: who needs one where', de: 'Fiskalvertreter: wer wo einen braucht' },
    lead: {
      en: 'Many Member States let companies from outside the Union register only through a fiscal representative, who is often liable for the tax.',
      de: 'Viele Mitgliedstaaten registrieren Unternehmen von außerhalb der Union nur über einen Fiskalvertreter, der oft für die Steuer haftet.',
    },
    card: {
      en: 'Which countries require one, and from whom.',
      de: 'Welche Länder einen verlangen und von wem.',
    },
    topic: 'representation',
    heading: { en: 'The rule by country', de: 'Die Regel nach Land' },
    note: {
      en: 'Companies established in the Union need none. Some countries exempt others too, because of agreements on mutual assistance.',
      de: 'Unternehmen mit Sitz in der Union brauchen keinen. Manche Länder nehmen wegen Abkommen über Amtshilfe auch andere aus.',
    },
  },
  {
    pageKey: 'eInvoicing',
    icon: 'globe',
    title: { en: 'E-invoicing: the timetable', de: 'E-Rechnung: der Zeitplan' },
    lead: {
      en: 'Which countries ask for electronic invoices or report their data, from when, and how far the law has come.',
      de: 'Welche Länder elektronische Rechnungen oder die Meldung ihrer Daten verlangen, ab wann und wie weit das Recht ist.',
    },
    card: {
      en: 'Who must issue and report, and from when.',
      de: 'Wer ab wann ausstellen und melden muss.',
    },
    topic: 'eInvoicing',
    heading: { en: 'The duties by country', de: 'Die Pflichten nach Land' },
    note: {
      en: 'Sales to consumers in other Member States are mostly not concerned. From July 2030 the Union requires digital reports of cross-border trade between businesses.',
      de: 'Verkäufe an Verbraucher in anderen Mitgliedstaaten sind meist nicht betroffen. Ab Juli 2030 verlangt die Union digitale Meldungen für den grenzüberschreitenden Handel zwischen Unternehmen.',
    },
  },
  {
    pageKey: 'packagingByCountry',
    icon: 'packaging',
    title: { en: 'Packaging: registers by country', de: 'Verpackungen: Register nach Ländern' },
    lead: {
      en: 'Where sellers register their packaging, who counts as the producer, and who needs an authorised representative.',
      de: 'Wo Händler ihre Verpackungen registrieren, wer als Hersteller gilt und wer einen Bevollmächtigten braucht.',
    },
    card: {
      en: 'Register, producer, authorised representative.',
      de: 'Register, Hersteller, Bevollmächtigter.',
    },
    topic: 'packaging',
    heading: { en: 'Packaging by country', de: 'Verpackungen nach Land' },
    note: {
      en: 'Marketplaces in Germany and France ask for the number before an offer goes live. Each guide to a country has the details.',
      de: 'Marktplätze in Deutschland und Frankreich verlangen die Nummer, bevor ein Angebot online geht. Einzelheiten stehen im Leitfaden zum Land.',
    },
  },
  {
    pageKey: 'devicesByCountry',
    icon: 'device',
    title: { en: 'Electrical equipment: registers by country', de: 'Elektrogeräte: Register nach Ländern' },
    lead: {
      en: 'Where electrical and electronic equipment is registered, and who needs an authorised representative for it.',
      de: 'Wo Elektro- und Elektronikgeräte registriert werden und wer dafür einen Bevollmächtigten braucht.',
    },
    card: {
      en: 'WEEE registers and representatives.',
      de: 'WEEE-Register und Bevollmächtigte.',
    },
    topic: 'devices',
    heading: { en: 'Equipment by country', de: 'Geräte nach Land' },
    note: {
      en: 'If you sell to consumers in a Member State where you have no establishment, you need an authorised representative in that state.',
      de: 'Für Verkäufe an Verbraucher in einem Mitgliedstaat ohne Niederlassung dort ist ein Bevollmächtigter in diesem Staat nötig.',
    },
  },
  {
    pageKey: 'batteriesByCountry',
    icon: 'battery',
    title: { en: 'Batteries: registers by country', de: 'Batterien: Register nach Ländern' },
    lead: {
      en: 'Where batteries are registered, alone or in a product, and who needs an authorised representative for them.',
      de: 'Wo Batterien registriert werden, einzeln oder im Produkt, und wer dafür einen Bevollmächtigten braucht.',
    },
    card: {
      en: 'Registers and representatives under the Batteries Regulation.',
      de: 'Register und Bevollmächtigte nach der Batterieverordnung.',
    },
    topic: 'batteries',
    heading: { en: 'Batteries by country', de: 'Batterien nach Land' },
    note: {
      en: 'A battery in a toy or a torch counts: the company that first makes it available in the country, or sends it to buyers there from abroad, is a producer of batteries too.',
      de: 'Auch die Batterie im Spielzeug oder in der Taschenlampe zählt: Wer sie im Land erstmals bereitstellt oder aus dem Ausland an Käufer dort versendet, ist auch Hersteller von Batterien.',
    },
  },
];

const addressOf = (pageKey: string) => `/cht/${pageKey}`;

const cardOf = ({ icon, title, card, pageKey }: FactPage) => ({
  icon,
  title,
  text: card,
  url: addressOf(pageKey),
});

/** The three pages after this one, in a circle. */
const neighboursOf = (page: FactPage): FactPage[] => {
  const index = factPageList.indexOf(page);
  return [1, 2, 3].flatMap((step) => factPageList[(index + step) % factPageList.length] ?? []);
};

const questions: SeedBlock = {
  blockType: 'callToAction',
  heading: { en: 'What does it mean for you?', de: 'Was heißt das für Sie?' },
  text: {
    en: 'In a few minutes the check lists the duties that follow from your answers by the general rules, when they are due, and what they cost with us.',
    de: 'Die Prüfung nennt in wenigen Minuten die Pflichten, die nach den allgemeinen Regeln aus Ihren Antworten folgen, dazu Termine und unsere Preise.',
  },
  actions: [
    {
      label: { en: 'Check obligations', de: 'Pflichten prüfen' },
      url: '/cht/calculate',
      emphasis: 'primary',
    },
    { label: { en: 'Reference', de: 'Nachschlagen' }, url: '/cht/reference', emphasis: 'quiet' },
  ],
};

function factPage(page: FactPage): SeedPage {
  const { pageKey, title, lead, topic, heading, note, more = [] } = page;
  const titled = { heading, lead: note, anchor: 'countries' };
  return {
    pageKey,
    title,
    metaTitle: title,
    metaDescription: lead,
    image: 'page-social',
    blocks: [
      {
        blockType: 'hero',
        eyebrow: { en: 'Reference', de: 'Nachschlagen' },
        title,
        lead,
        actions: [{ label: heading, url: '#countries', emphasis: 'quiet' }],
      },
      topic ? { blockType: 'factTable', topic, ...titled } : { blockType: 'factChanges', ...titled },
      ...more,
      {
        blockType: 'cardGrid',
        anchor: 'more',
        heading: { en: 'More to look up', de: 'Mehr zum Nachschlagen' },
        lead: { en: '', de: '' },
        cards: neighboursOf(page).map(cardOf),
      },
      questions,
    ],
  };
}

/** The pages of facts of all countries, one for each topic. */
export const factPages: SeedPage[] = factPageList.map(factPage);

/** The way to all that can be looked up. */
export const reference: SeedPage = {
  pageKey: 'reference',
  title: { en: 'Reference', de: 'Nachschlagen' },
  metaTitle: {
    en: 'Reference: rates, due dates, registers, terms',
    de: 'Nachschlagen: Sätze, Fristen, Register, Begriffe',
  },
  metaDescription: {
    en: 'VAT rates, thresholds, returns, e-invoicing and product registers of 30 countries as tables with sources, guides to each country, and a glossary.',
    de: 'Umsatzsteuersätze, Schwellen, Meldungen, E-Rechnung und Produktregister von 30 Ländern als Tabellen mit Quellen, dazu Länderleitfäden und ein Glossar.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Resources', de: 'Ressourcen' },
      title: { en: 'Look it up', de: 'Zum Nachschlagen' },
      lead: {
        en: 'What 30 countries ask of sellers, as tables. Every entry has its sources and the day on which we last checked it.',
        de: 'Was 30 Länder von Händlern verlangen, als Tabellen. Jede Angabe hat ihre Quellen und den Tag, an dem wir sie zuletzt geprüft haben.',
      },
      actions: [{ label: { en: 'All tables', de: 'Alle Tabellen' }, url: '#tables', emphasis: 'quiet' }],
    },
    {
      blockType: 'cardGrid',
      anchor: 'tables',
      heading: { en: 'By topic', de: 'Nach Thema' },
      lead: {
        en: 'One topic, all countries side by side.',
        de: 'Ein Thema, alle Länder nebeneinander.',
      },
      cards: factPageList.map(cardOf),
    },
    {
      blockType: 'cardGrid',
      anchor: 'further',
      heading: { en: 'Countries, dates, tools, terms', de: 'Länder, Termine, Werkzeuge, Begriffe' },
      lead: {
        en: 'Everything about one country, one date or one term.',
        de: 'Alles zu einem Land, zu einem Termin oder zu einem Begriff.',
      },
      cards: [
        {
          icon: 'globe',
          title: { en: 'Guides to countries', de: 'Länderleitfäden' },
          text: {
            en: 'What surprises sellers there, what the law requires, what it costs.',
            de: 'Was Händler dort überrascht, was das Recht verlangt, was es kostet.',
          },
          url: '/custom#countries',
        },
        {
          icon: 'vat',
          title: { en: 'Rates on a chosen day', de: 'Sätze an einem bestimmten Tag' },
          text: {
            en: 'The VAT rates of a past or a future day, by kind of goods.',
            de: 'Die Umsatzsteuersätze eines vergangenen oder künftigen Tages, auch für einzelne Waren.',
          },
          url: '/cht/vatRates/day',
        },
        {
          icon: 'calendar',
          title: { en: 'Deadlines', de: 'Fristen' },
          text: {
            en: 'What is due when, by country, also as a calendar.',
            de: 'Was wann fällig ist, nach Ländern, auch als Kalender.',
          },
          url: '/cht/deadlines',
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
        {
          icon: 'ledger',
          title: { en: 'Calculators', de: 'Rechner' },
          text: {
            en: 'One-Stop Shop or registration, the €10,000 threshold, the cost of a parcel.',
            de: 'One-Stop-Shop oder Registrierung, die Schwelle von 10.000~€, die Kosten eines Pakets.',
          },
          url: '/cht/calculators',
        },
        ...glossaries,
      ],
    },
    questions,
  ],
};
