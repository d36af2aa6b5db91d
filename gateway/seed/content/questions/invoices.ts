import { bullets, paragraphs } from '../markdown';
import type { SeedQuestionType } from '../types';

const invoiceRules = {
  title: {
    en: 'Sections 14 and 27(38) of the German VAT Act (UStG)',
    de: '§§~14 und 27 Abs.~38 Umsatzsteuergesetz (UStG)',
  },
  url: 'https://www.gesetze-im-internet.de/ustg_1980/__14.html',
};

export const invoices: SeedQuestionType = {
  type: 'invoices',
  typeName: { en: 'E-invoicing', de: 'E-Rechnung' },
  questions: [
    {
      key: 'pdf-as-e-invoice',
      question: { en: 'Is a PDF an e-invoice?', de: 'Ist ein PDF eine E-Rechnung?' },
      summary: {
        en: 'No. In Germany an e-invoice is structured data under EN 16931, for instance XRechnung or ZUGFeRD.',
        de: 'Nein. Eine E-Rechnung besteht in Deutschland aus strukturierten Daten nach EN~16931, etwa XRechnung oder ZUGFeRD.',
      },
      answerMarkdown: {
        en: paragraphs(
          'A PDF is a picture of an invoice that people can read, but software cannot process reliably. Under the VAT Act, an e-invoice is a structured data record that software reads directly. Two formats are common:',
          bullets(
            '**XRechnung:** data alone, in XML. It needs a viewer to be readable.',
            '**ZUGFeRD from version 2.0.1:** a PDF with the same data inside. The profiles MINIMUM and BASIC-WL are not enough. If picture and data differ, the data counts.',
          ),
          'The duty concerns businesses established in Germany that invoice one another. They have had to be able to receive e-invoices since 1 January 2025; an e-mail inbox is enough. When issuing, paper remains permitted for supplies in 2025 and 2026, as does PDF with the recipient’s consent; in 2027 only if the issuer’s turnover in the previous year did not exceed €800,000. From 1 January 2028 the transitional rules end.',
          'Exempt are invoices up to €250 and tickets. Invoices to consumers are not affected.',
        ),
        de: paragraphs(
          'Ein PDF ist das Bild einer Rechnung: Menschen können es lesen, Software kann es nicht zuverlässig verarbeiten. Eine E-Rechnung im Sinne des Umsatzsteuergesetzes ist ein strukturierter Datensatz, den Software unmittelbar liest. Zwei Formate sind üblich:',
          bullets(
            '**XRechnung:** nur Daten, in XML. Zum Lesen braucht es ein Anzeigeprogramm.',
            '**ZUGFeRD ab Version 2.0.1:** ein PDF mit denselben Daten darin. Die Profile MINIMUM und BASIC-WL genügen nicht. Weichen Bild und Daten voneinander ab, gelten die Daten.',
          ),
          'Die Pflicht trifft Unternehmen, die in Deutschland ansässig sind und einander Rechnungen stellen. Empfangen können müssen sie E-Rechnungen seit 1.~Januar 2025; ein E-Mail-Postfach genügt. Beim Ausstellen bleibt für Umsätze der Jahre 2025 und 2026 Papier erlaubt, mit Zustimmung des Empfängers auch PDF; 2027 nur noch, wenn der Vorjahresumsatz des Ausstellers 800.000~€ nicht überstieg. Ab 1.~Januar 2028 gibt es keine Übergangsregeln mehr.',
          'Ausgenommen sind Rechnungen bis 250~€ und Fahrausweise. Rechnungen an Verbraucher sind nicht betroffen.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [invoiceRules],
      related: ['foreign-company-e-invoice'],
      services: ['vat-filing-germany'],
    },
    {
      key: 'foreign-company-e-invoice',
      question: {
        en: 'Must a foreign company issue German e-invoices?',
        de: 'Muss ein ausländisches Unternehmen deutsche E-Rechnungen ausstellen?',
      },
      summary: {
        en: 'Not as long as it is not established in Germany; a German VAT number alone does not oblige it.',
        de: 'Nicht, solange es nicht in Deutschland ansässig ist; eine deutsche Umsatzsteuernummer allein verpflichtet nicht.',
      },
      answerMarkdown: {
        en: paragraphs(
          'The duty to issue depends on where you are established, not on the number. It applies where both sides are established in Germany, that is, have their registered office, management or a fixed establishment there that is involved in the supply. A warehouse run by a service provider usually is not one.',
          'It is still worth being prepared:',
          bullets(
            'German customers increasingly ask for structured invoices, because their software expects them. You may send them with consent.',
            'Other countries decide for themselves. Belgium has required e-invoices between established businesses since 1 January 2026, Poland has been introducing its system KSeF since February 2026, France since September 2026 step by step. Italy started in 2019. Whether a VAT registration alone is enough for the duty to apply differs: ask before you invoice.',
            'From 1 July 2030 e-invoices and digital reports are to become the rule throughout the Union for supplies between businesses across borders.',
          ),
          'Software that writes EN 16931 serves most of these cases with the same data.',
        ),
        de: paragraphs(
          'Die Pflicht zur Ausstellung hängt von der Ansässigkeit ab, nicht von der Nummer. Sie gilt, wenn beide Seiten in Deutschland ansässig sind, also dort Sitz, Geschäftsleitung oder eine feste Niederlassung haben, die am Umsatz beteiligt ist. Das Lager eines Dienstleisters ist in der Regel keine.',
          'Vorbereitung lohnt sich trotzdem:',
          bullets(
            'Deutsche Kunden bitten immer öfter um strukturierte Rechnungen, weil ihre Software sie erwartet. Mit Zustimmung dürfen Sie sie senden.',
            'Andere Länder entscheiden selbst. Belgien verlangt seit 1.~Januar 2026 E-Rechnungen zwischen ansässigen Unternehmen, Polen führt sein System KSeF seit Februar 2026 ein, Frankreich seit September 2026 schrittweise. Italien begann 2019. Ob schon eine Umsatzsteuer-Registrierung genügt, um erfasst zu werden, ist verschieden: Fragen Sie, bevor Sie abrechnen.',
            'Ab 1.~Juli 2030 sollen E-Rechnung und digitale Meldung in der ganzen Union zur Regel werden, wenn Unternehmen einander über Grenzen hinweg beliefern.',
          ),
          'Software, die EN~16931 schreibt, bedient die meisten dieser Fälle mit denselben Daten.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        invoiceRules,
        {
          title: {
            en: 'Directive (EU) 2025/516, VAT rules for the digital age',
            de: 'Richtlinie (EU) 2025/516, Mehrwertsteuervorschriften für das digitale Zeitalter',
          },
          url: 'https://eur-lex.europa.eu/eli/dir/2025/516/oj',
        },
      ],
      related: ['pdf-as-e-invoice', 'german-warehouse'],
      services: ['vat-registration-germany', 'vat-filing-germany'],
    },
  ],
};
