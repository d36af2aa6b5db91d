import { bullets, paragraphs } from '../markdown';
import type { SeedQuestionType } from '../types';

export const marketplaces: SeedQuestionType = {
  type: 'marketplaces',
  typeName: { en: 'Marketplaces', de: 'Marktplätze' },
  questions: [
    {
      key: 'marketplace-vat',
      question: {
        en: 'Who pays the VAT on marketplace sales?',
        de: 'Wer führt die Steuer auf Marktplatzverkäufe ab?',
      },
      summary: {
        en: 'In two cases the marketplace, as deemed supplier; in all others you do. You still need a registration for stock, for your exempt supply to the platform and for input VAT.',
        de: 'In zwei Fällen der Marktplatz (Lieferkettenfiktion), sonst Sie selbst. Registrieren müssen Sie sich trotzdem: wegen des Lagers, der steuerfreien Lieferung an die Plattform und der Vorsteuer.',
      },
      answerMarkdown: {
        en: paragraphs(
          'For VAT the law treats some sales as if the platform had bought from you and resold to the customer. That is so for sales to consumers where',
          bullets(
            'the goods come from outside the EU in a consignment worth up to €150, no matter who the seller is, or',
            'the goods are already in the EU and the seller is not established there, whatever their value.',
          ),
          'The platform then charges VAT to the customer and pays it to the tax office. Your supply to the platform is exempt, with the right to deduct input VAT. You invoice the platform rather than the consumer, and declare the exempt supply in the country of storage.',
          'A seller established in the EU accounts for sales from EU stock as before: domestic sales in the local return, cross-border sales through the OSS. Sales to businesses are never covered by the rule.',
          'In the United Kingdom a similar rule applies to consignments up to £135 from abroad and to stock in the country held by overseas sellers.',
        ),
        de: paragraphs(
          'Das Umsatzsteuerrecht behandelt manche Verkäufe so, als hätte die Plattform bei Ihnen gekauft und an den Kunden weiterverkauft. Das gilt bei Verkäufen an Verbraucher, wenn',
          bullets(
            'die Ware in einer Sendung bis 150~€ von außerhalb der EU kommt, gleich wer verkauft, oder',
            'die Ware schon in der EU ist und der Händler dort nicht ansässig ist, gleich bei welchem Wert.',
          ),
          'Die Plattform berechnet dem Kunden dann die Steuer und führt sie ab. Ihre Lieferung an die Plattform ist steuerfrei, mit Vorsteuerabzug. Ihre Rechnung geht an die Plattform statt an den Verbraucher, und die steuerfreie Lieferung melden Sie im Land des Lagers.',
          'Händler mit Sitz in der EU versteuern Verkäufe aus EU-Beständen wie bisher: Inlandsverkäufe in der Meldung vor Ort, grenzüberschreitende über den OSS. Verkäufe an Unternehmen erfasst die Regel nie.',
          'Im Vereinigten Königreich gilt Ähnliches für Sendungen bis 135~£ aus dem Ausland und für Bestände ausländischer Händler im Land.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: {
            en: 'Articles 14a and 136a of Directive 2006/112/EC',
            de: 'Artikel~14a und 136a der Richtlinie 2006/112/EG',
          },
          url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
        },
        {
          title: {
            en: 'Section 3(3a) of the German VAT Act (UStG)',
            de: '§~3 Abs.~3a Umsatzsteuergesetz (UStG)',
          },
          url: 'https://www.gesetze-im-internet.de/ustg_1980/__3.html',
        },
      ],
      related: ['german-warehouse', 'certificate-22f', 'when-ioss'],
      services: ['vat-registration-germany', 'oss-union'],
    },
    {
      key: 'certificate-22f',
      question: {
        en: 'What has become of the “22f certificate”?',
        de: 'Was wurde aus der „22f-Bescheinigung“?',
      },
      summary: {
        en: 'It no longer exists. Since 1 July 2021 a valid German VAT ID has taken its place.',
        de: 'Es gibt sie nicht mehr. Seit 1.~Juli 2021 tritt die gültige deutsche USt-IdNr. an ihre Stelle.',
      },
      answerMarkdown: {
        en: paragraphs(
          'From 2019 to mid-2021 sellers had to hand a paper certificate of their tax office to the marketplace. The duty behind it has remained, the paper has gone: platforms record each seller’s name, address, German VAT ID, bank details and sales, and keep the records for ten years (section 22f of the VAT Act).',
          'A platform is itself liable for VAT that a seller does not pay if it knew of it or ought to have known, or if it has no valid VAT ID of the seller (section 25e). That explains why listings are blocked quickly and restored slowly.',
          'In practice:',
          bullets(
            'Enter the VAT ID in the account as soon as you hold stock in Germany, written exactly as in the notice of the tax office.',
            'Company name and address must be the same in both places; the platform compares them.',
            'If the ID is withdrawn, look for the cause at the tax office first. It is usually a missing return.',
          ),
          'For sales within Germany by sellers established in the EU, and wherever the platform is not the deemed supplier, the number is indispensable.',
        ),
        de: paragraphs(
          'Von 2019 bis Mitte 2021 mussten Händler dem Marktplatz eine Papierbescheinigung ihres Finanzamts vorlegen. Die Pflicht dahinter ist geblieben, das Papier ist weg: Plattformen zeichnen Name, Anschrift, deutsche USt-IdNr., Bankverbindung und Umsätze jedes Händlers auf und bewahren sie zehn Jahre auf (§~22f UStG).',
          'Für Umsatzsteuer, die ein Händler nicht zahlt, haftet die Plattform selbst, wenn sie davon wusste oder hätte wissen müssen oder wenn ihr keine gültige USt-IdNr. vorliegt (§~25e UStG). Deshalb werden Angebote schnell gesperrt und langsam wieder freigegeben.',
          'Praktisch heißt das:',
          bullets(
            'Tragen Sie die USt-IdNr. im Konto ein, sobald Sie Ware in Deutschland lagern, genau wie im Bescheid des Finanzamts.',
            'Firmenname und Anschrift müssen hier wie dort gleich lauten; die Plattform gleicht sie ab.',
            'Wird die Nummer entzogen, suchen Sie die Ursache zuerst beim Finanzamt. Meist fehlt eine Meldung.',
          ),
          'Für Verkäufe innerhalb Deutschlands durch Händler mit Sitz in der EU, und überall, wo die Lieferkettenfiktion nicht gilt, führt an der Nummer kein Weg vorbei.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: {
            en: 'Sections 22f and 25e of the German VAT Act (UStG)',
            de: '§§~22f und 25e Umsatzsteuergesetz (UStG)',
          },
          url: 'https://www.gesetze-im-internet.de/ustg_1980/__22f.html',
        },
      ],
      related: ['marketplace-vat', 'vat-id-check-digit', 'missed-return'],
      services: ['vat-registration-germany', 'vat-filing-germany'],
    },
  ],
};
