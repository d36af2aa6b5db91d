import { bullets, paragraphs } from '../markdown';
import type { SeedQuestionType } from '../types';

const vatDirective = {
  title: { en: 'Directive 2006/112/EC on VAT', de: 'Richtlinie 2006/112/EG, Mehrwertsteuersystem' },
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
};

export const oss: SeedQuestionType = {
  type: 'oss',
  typeName: { en: 'OSS and IOSS', de: 'OSS und IOSS' },
  questions: [
    {
      key: 'oss-and-local-registration',
      question: {
        en: 'Does OSS replace the local registration?',
        de: 'Ersetzt der OSS die Registrierung vor Ort?',
      },
      summary: {
        en: 'No. OSS covers cross-border sales to consumers, not stock abroad and not sales within the country of storage.',
        de: 'Nein. Der OSS erfasst grenzüberschreitende Verkäufe an Verbraucher, nicht das Lager im Ausland und nicht Verkäufe innerhalb des Lagerlandes.',
      },
      answerMarkdown: {
        en: paragraphs(
          'The Union scheme of the One-Stop Shop takes in one kind of sale: goods that travel from one Member State to a consumer in another, and certain services to consumers. You declare all of them in a single quarterly return in one country, at the rates of the countries of destination.',
          'It does not cover the following, which need a local registration:',
          bullets(
            'sales from a warehouse to customers in the same country,',
            'the transfer of your own goods from one warehouse to another across a border,',
            'sales to businesses,',
            'input VAT: it is reclaimed in the local return or by a refund application, never in the OSS return.',
          ),
          'If you store in Germany and Poland and sell to all of Europe, you have two registrations and one OSS return. From 1 July 2028 the OSS is to take in transfers of own goods and further domestic sales as well; local registrations will become fewer, but not disappear.',
        ),
        de: paragraphs(
          'Die EU-Regelung des One-Stop-Shops nimmt eine Art von Verkäufen auf: Waren, die aus einem Mitgliedstaat zu Verbrauchern in einem anderen gelangen, dazu bestimmte Dienstleistungen an Verbraucher. Sie melden alle zusammen in einer vierteljährlichen Erklärung in einem Land, zu den Sätzen der Bestimmungsländer.',
          'Nicht erfasst ist Folgendes; dafür brauchen Sie eine Registrierung vor Ort:',
          bullets(
            'Verkäufe aus einem Lager an Kunden im selben Land,',
            'das Verbringen eigener Ware über die Grenze von Lager zu Lager,',
            'Verkäufe an Unternehmen,',
            'die Vorsteuer: Sie gehört in die Erklärung vor Ort oder in einen Vergütungsantrag, nie in die OSS-Meldung.',
          ),
          'Wer in Deutschland und Polen lagert und nach ganz Europa verkauft, hat also zwei Registrierungen und eine OSS-Meldung. Ab 1.~Juli 2028 soll der OSS auch das Verbringen eigener Ware und weitere Inlandsverkäufe aufnehmen; Registrierungen vor Ort werden dann weniger, verschwinden aber nicht.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        vatDirective,
        {
          title: {
            en: 'Directive (EU) 2025/516, VAT rules for the digital age',
            de: 'Richtlinie (EU) 2025/516, Mehrwertsteuervorschriften für das digitale Zeitalter',
          },
          url: 'https://eur-lex.europa.eu/eli/dir/2025/516/oj',
        },
      ],
      related: ['german-warehouse', 'ten-thousand-threshold'],
      services: ['oss-union', 'vat-registration-germany'],
    },
    {
      key: 'ten-thousand-threshold',
      question: { en: 'What is the €10,000 threshold?', de: 'Was ist die Schwelle von 10.000~€?' },
      summary: {
        en: 'The yearly total of your distance sales and digital services to consumers in other Member States. Below it the VAT of your own country may apply, above it that of the country of destination.',
        de: 'Die Jahressumme Ihrer Fernverkäufe und digitalen Leistungen an Verbraucher in anderen Mitgliedstaaten. Darunter kann die Steuer des eigenen Landes gelten, darüber gilt die des Bestimmungslandes.',
      },
      answerMarkdown: {
        en: paragraphs(
          'The threshold is counted without VAT, per calendar year, and for the whole Union at once: €6,000 to Austria and €4,500 to France together exceed it. Two things count: distance sales of goods from your Member State to consumers in others, and telecommunications, broadcasting and electronic services to them.',
          bullets(
            'It is open only to sellers established in a single Member State, and for goods only where they are dispatched from there.',
            'It must not have been exceeded in the previous year either.',
            'From the sale that exceeds it, the VAT of the destination applies, and not only from the following year.',
            'You may waive it and charge destination VAT from the first euro; the choice binds you for two calendar years.',
          ),
          'Stock in another country has nothing to do with the threshold: it calls for a registration there from the first item. Sales that a marketplace accounts for as deemed supplier are not yours for this count.',
        ),
        de: paragraphs(
          'Gerechnet wird ohne Umsatzsteuer, je Kalenderjahr und für die ganze Union zusammen: 6.000~€ nach Österreich und 4.500~€ nach Frankreich überschreiten die Schwelle. Zwei Dinge zählen: Fernverkäufe von Waren aus Ihrem Mitgliedstaat an Verbraucher in anderen sowie Telekommunikations-, Rundfunk- und elektronische Leistungen an sie.',
          bullets(
            'Die Schwelle steht nur Händlern offen, die in einem einzigen Mitgliedstaat ansässig sind, bei Waren nur, wenn sie von dort versandt werden.',
            'Sie darf auch im Vorjahr nicht überschritten worden sein.',
            'Die Steuer des Bestimmungslandes gilt schon ab dem Verkauf, der die Schwelle überschreitet, nicht erst ab dem nächsten Jahr.',
            'Sie können verzichten und vom ersten Euro an die Steuer des Bestimmungslandes berechnen; daran sind Sie zwei Kalenderjahre gebunden.',
          ),
          'Ein Lager in einem anderen Land hat mit der Schwelle nichts zu tun: Es verlangt dort vom ersten Stück an eine Registrierung. Verkäufe, die ein Marktplatz nach der Lieferkettenfiktion versteuert, zählen bei Ihnen nicht mit.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: {
            en: 'Article 59c of Directive 2006/112/EC',
            de: 'Artikel~59c der Richtlinie 2006/112/EG',
          },
          url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
        },
      ],
      related: ['threshold-third-countries', 'oss-and-local-registration'],
      services: ['oss-union'],
    },
    {
      key: 'threshold-third-countries',
      question: {
        en: 'Does the threshold help sellers from China or the United Kingdom?',
        de: 'Gilt die Schwelle auch für Händler aus China oder dem Vereinigten Königreich?',
      },
      summary: {
        en: 'No. It is open only to sellers established in a single Member State. For all others destination VAT applies from the first sale.',
        de: 'Nein. Sie steht nur Händlern offen, die in einem einzigen Mitgliedstaat ansässig sind. Für alle anderen gilt ab dem ersten Verkauf die Steuer des Bestimmungslandes.',
      },
      answerMarkdown: {
        en: paragraphs(
          'The threshold spares small businesses in the Union a foreign return. A company without a registered office or fixed establishment in the EU has no home VAT in the Union to which the sale could fall back, so the rule cannot apply to it. A mere VAT number, or a warehouse run by someone else, is usually not an establishment.',
          'What this means for a seller from a third country:',
          bullets(
            'Goods in an EU warehouse: registration in that country; sales into other Member States may go through the Union OSS, joined in the country of dispatch.',
            'The same goods sold to consumers on a marketplace: the platform accounts for the VAT as deemed supplier, whatever the value. The registration for the stock stays.',
            'Goods sent from outside the EU: IOSS up to €150 a consignment, import VAT above.',
          ),
          'A United Kingdom company has been in the same position since the country left the single market; special rules apply to goods in Northern Ireland.',
        ),
        de: paragraphs(
          'Die Schwelle erspart kleinen Unternehmen der Union die Meldung im Ausland. Ein Unternehmen ohne Sitz und feste Niederlassung in der EU hat dort keine Heimatsteuer, auf die der Verkauf zurückfallen könnte; deshalb kann die Regel nicht greifen. Eine Umsatzsteuernummer oder ein von anderen betriebenes Lager ist in der Regel noch keine Niederlassung.',
          'Für Händler aus Drittländern heißt das:',
          bullets(
            'Ware in einem EU-Lager: Registrierung in diesem Land; Verkäufe in andere Mitgliedstaaten können über den EU-OSS laufen, angemeldet im Land des Versands.',
            'Dieselbe Ware, über einen Marktplatz an Verbraucher verkauft: Die Plattform versteuert sie nach der Lieferkettenfiktion, gleich bei welchem Wert. Die Registrierung wegen des Lagers bleibt.',
            'Ware von außerhalb der EU: bis 150~€ je Sendung der IOSS, darüber Einfuhrumsatzsteuer.',
          ),
          'Eine britische Gesellschaft steht seit dem Austritt aus dem Binnenmarkt ebenso da; für Waren in Nordirland gilt Besonderes.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [vatDirective],
      related: ['ten-thousand-threshold', 'marketplace-vat', 'when-ioss'],
      services: ['oss-union', 'ioss-registration', 'vat-registration-germany'],
    },
    {
      key: 'when-ioss',
      question: { en: 'When may I use IOSS?', de: 'Wann darf ich den IOSS nutzen?' },
      summary: {
        en: 'For goods that are outside the EU when they are sold to a consumer, in consignments worth up to €150, without excise goods. Use is voluntary.',
        de: 'Für Waren, die sich beim Verkauf an Verbraucher außerhalb der EU befinden, in Sendungen bis 150~€ Sachwert, ohne verbrauchsteuerpflichtige Waren. Die Nutzung ist freiwillig.',
      },
      answerMarkdown: {
        en: paragraphs(
          'The Import One-Stop Shop moves VAT from the border to the checkout: the customer pays the rate of the country of destination with the order, and the parcel crosses without import VAT. Three conditions have to be met together:',
          bullets(
            'When the order is placed, the goods are outside the EU. Stock in an EU warehouse does not qualify.',
            'The buyer is a consumer, or is treated like one.',
            'The consignment has an intrinsic value of at most €150, without transport and insurance where these are shown separately, and contains no alcohol, tobacco or other excise goods.',
          ),
          'The consignment counts, not the individual article: two shirts at €90 each, sent in one parcel, are above the limit. A consignment above €150 is cleared the ordinary way.',
          'If you use IOSS, you use it for all sales that meet the conditions. The number belongs in the electronic customs data of the carrier only; on labels and invoices it invites misuse. Sales through a marketplace run under the platform’s number, not yours.',
        ),
        de: paragraphs(
          'Der Import-One-Stop-Shop verlegt die Steuer von der Grenze an die Kasse: Der Kunde zahlt mit der Bestellung den Satz des Bestimmungslandes, und das Paket passiert ohne Einfuhrumsatzsteuer. Drei Bedingungen müssen zusammentreffen:',
          bullets(
            'Bei der Bestellung liegt die Ware außerhalb der EU. Ein Lager in der EU scheidet aus.',
            'Der Käufer ist Verbraucher oder wird wie einer behandelt.',
            'Die Sendung hat einen Sachwert von höchstens 150~€, ohne gesondert ausgewiesene Beförderung und Versicherung, und enthält weder Alkohol noch Tabak noch andere verbrauchsteuerpflichtige Waren.',
          ),
          'Es zählt die Sendung, nicht der einzelne Artikel: Zwei Hemden zu je 90~€ in einem Paket liegen über der Grenze. Über 150~€ wird auf dem üblichen Weg verzollt.',
          'Wer den IOSS nutzt, nutzt ihn für alle Verkäufe, die die Bedingungen erfüllen. Die Nummer gehört nur in die elektronischen Zolldaten des Beförderers; auf Etiketten und Rechnungen lädt sie zum Missbrauch ein. Verkäufe über einen Marktplatz laufen unter dessen Nummer, nicht unter Ihrer.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: {
            en: 'Articles 369l to 369x of Directive 2006/112/EC',
            de: 'Artikel~369l bis 369x der Richtlinie 2006/112/EG',
          },
          url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
        },
      ],
      related: ['ioss-intermediary', 'ioss-deadline', 'ioss-and-duty'],
      services: ['ioss-registration', 'ioss-intermediary'],
    },
    {
      key: 'ioss-intermediary',
      question: {
        en: 'Do I need an intermediary for IOSS?',
        de: 'Brauche ich für den IOSS einen Vermittler?',
      },
      summary: {
        en: 'Yes, unless you are established in the EU, or in Norway and send the goods from there. The intermediary is liable for the tax.',
        de: 'Ja, es sei denn, Sie sind in der EU ansässig oder in Norwegen und versenden von dort. Der Vermittler haftet für die Steuer.',
      },
      answerMarkdown: {
        en: paragraphs(
          'The intermediary is established in the EU, registers you for IOSS, files the monthly return and pays the VAT. It is liable to the tax authority for the tax alongside you. That is why it checks new clients carefully and usually asks for a deposit or a bank guarantee.',
          'Before you sign, look at four points:',
          bullets(
            'In which Member State is the intermediary registered? That is where your IOSS number is issued and the return filed.',
            'Who pays, when and in which currency? The tax has to reach the authority by the end of the month.',
            'Which data does it need for each sale, and how is it delivered?',
            'What happens to the number if the contract ends? Parcels on their way still need it.',
          ),
          'Norwegian sellers may register without an intermediary for goods sent from Norway. A company in the EU may use one as well, but does not have to. Joining usually takes one to three weeks, once company, tax and shop data are complete.',
        ),
        de: paragraphs(
          'Der Vermittler sitzt in der EU, meldet Sie zum IOSS an, gibt die monatliche Meldung ab und zahlt die Steuer. Der Behörde schuldet er sie neben Ihnen. Deshalb prüft er neue Kunden genau und verlangt meist eine Kaution oder Bankgarantie.',
          'Klären Sie vor der Unterschrift vier Punkte:',
          bullets(
            'In welchem Mitgliedstaat ist der Vermittler registriert? Dort entsteht Ihre IOSS-Nummer, dort wird gemeldet.',
            'Wer zahlt wann und in welcher Währung? Bis zum Monatsende muss die Steuer bei der Behörde sein.',
            'Welche Angaben braucht er je Verkauf, und wie kommen sie zu ihm?',
            'Was geschieht mit der Nummer, wenn der Vertrag endet? Pakete, die unterwegs sind, brauchen sie noch.',
          ),
          'Händler aus Norwegen dürfen sich für Waren, die aus Norwegen kommen, ohne Vermittler anmelden. Ein Unternehmen in der EU kann einen nutzen, muss aber nicht. Die Anmeldung dauert bei vollständigen Unternehmens-, Steuer- und Shopdaten meist eine bis drei Wochen.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: {
            en: 'Articles 369l and 369m of Directive 2006/112/EC',
            de: 'Artikel~369l und 369m der Richtlinie 2006/112/EG',
          },
          url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
        },
      ],
      related: ['when-ioss', 'ioss-deadline'],
      services: ['ioss-intermediary', 'ioss-registration'],
    },
    {
      key: 'ioss-deadline',
      question: { en: 'When is the IOSS return due?', de: 'Wann ist die IOSS-Meldung fällig?' },
      summary: {
        en: 'By the end of the month after the sales, with payment, even if there were none. The date does not move for weekends or holidays.',
        de: 'Bis zum Ende des Monats nach den Verkäufen, samt Zahlung, auch als Nullmeldung. Wochenenden und Feiertage verschieben den Termin nicht.',
      },
      answerMarkdown: {
        en: paragraphs(
          'IOSS has a monthly return. Sales in November 2026 must be declared and paid by 31 December 2026, those in December by 31 January 2027, a Sunday. Which month a sale belongs to depends on when the payment was accepted at the checkout, not on the day of dispatch.',
          bullets(
            'The return lists the sales by Member State and rate. Amounts in other currencies are converted at the rate of the European Central Bank on the last day of the month.',
            'Mistakes are corrected in a later return, within three years.',
            'Refunds to customers are corrections as well.',
            'The records are kept for ten years and handed over electronically on request.',
          ),
          'Repeated delays lead to exclusion from the scheme, usually for two years. Then every parcel is taxed at the border. The Union and non-Union OSS differ in one respect only: their period is the quarter. The fourth quarter of 2026 is due on 31 January 2027.',
        ),
        de: paragraphs(
          'Der IOSS wird monatlich gemeldet. Die Verkäufe vom November 2026 sind bis 31.~Dezember 2026 zu melden und zu bezahlen, die vom Dezember bis 31.~Januar 2027, einem Sonntag. In welchen Monat ein Verkauf gehört, bestimmt der Zeitpunkt, zu dem die Zahlung an der Kasse angenommen wurde, nicht der Versandtag.',
          bullets(
            'Die Meldung nennt die Verkäufe nach Mitgliedstaat und Satz. Andere Währungen werden zum Kurs der Europäischen Zentralbank am letzten Tag des Monats umgerechnet.',
            'Fehler werden in einer späteren Meldung berichtigt, binnen drei Jahren.',
            'Auch Erstattungen an Kunden sind Berichtigungen.',
            'Die Aufzeichnungen sind zehn Jahre aufzubewahren und auf Verlangen elektronisch vorzulegen.',
          ),
          'Wiederholte Verspätungen führen zum Ausschluss, in der Regel für zwei Jahre. Dann wird jedes Paket an der Grenze besteuert. EU-OSS und Nicht-EU-OSS unterscheiden sich nur im Zeitraum: Sie folgen dem Quartal. Das vierte Quartal 2026 ist am 31.~Januar 2027 fällig.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: {
            en: 'Articles 369s to 369x of Directive 2006/112/EC',
            de: 'Artikel~369s bis 369x der Richtlinie 2006/112/EG',
          },
          url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
        },
      ],
      related: ['when-ioss', 'ioss-intermediary', 'how-often-germany'],
      services: ['ioss-intermediary', 'ioss-registration'],
    },
    {
      key: 'ioss-and-duty',
      question: {
        en: 'Does IOSS save me the €3 customs duty?',
        de: 'Erspart mir der IOSS den Zoll von 3~€?',
      },
      summary: {
        en: 'No. IOSS concerns VAT. Since 1 July 2026 a duty of €3 has been charged per tariff subheading in consignments up to €150.',
        de: 'Nein. Der IOSS betrifft die Umsatzsteuer. Seit 1.~Juli 2026 fallen in Sendungen bis 150~€ je Unterposition des Zolltarifs 3~€ Zoll an.',
      },
      answerMarkdown: {
        en: paragraphs(
          'Until June 2026 consignments worth up to €150 were free of customs duty. That relief has ended. Until 1 July 2028 a flat duty of €3 replaces it for sales to consumers, charged per item, which means all goods of the same six-digit tariff subheading in the consignment, and neither per parcel nor per piece:',
          bullets('five T-shirts of the same subheading: €3', 'one T-shirt and one watch: €6'),
          'VAT remains a matter of its own. If you use IOSS, you go on collecting VAT at the checkout, up to the same €150, and need no import VAT. The duty is a customs debt that comes on top. The carrier usually pays it at release and recharges it, often with a service fee; agree in writing who bears it.',
          'Some Member States had introduced parcel fees of their own, and a common handling fee was to start by 1 November 2026, which is not confirmed. Ask your carrier before you calculate prices.',
        ),
        de: paragraphs(
          'Bis Juni 2026 waren Sendungen bis 150~€ zollfrei. Diese Befreiung ist weggefallen. Bis 1.~Juli 2028 gilt für Verkäufe an Verbraucher stattdessen ein fester Betrag von 3~€, je Position, das heißt für alle Waren derselben sechsstelligen Unterposition in der Sendung, weder je Paket noch je Stück:',
          bullets('fünf T-Shirts derselben Unterposition: 3~€', 'ein T-Shirt und eine Uhr: 6~€'),
          'Die Umsatzsteuer bleibt davon getrennt. Wer den IOSS nutzt, erhebt sie weiter an der Kasse, bis zu denselben 150~€, und braucht keine Einfuhrumsatzsteuer. Der Zoll ist eine eigene Schuld, die hinzukommt. In der Regel zahlt ihn der Beförderer bei der Überlassung und berechnet ihn weiter, oft mit einer Gebühr; halten Sie schriftlich fest, wer ihn trägt.',
          'Einige Mitgliedstaaten hatten eigene Paketgebühren eingeführt, und eine gemeinsame Bearbeitungsgebühr sollte spätestens am 1.~November 2026 beginnen, was nicht bestätigt ist. Fragen Sie Ihren Beförderer, bevor Sie Preise kalkulieren.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: {
            en: 'Council Regulation (EU) 2026/382, end of the duty relief for low-value consignments',
            de: 'Verordnung (EU) 2026/382 des Rates, Ende der Zollbefreiung für Sendungen von geringem Wert',
          },
          url: 'https://eur-lex.europa.eu/eli/reg/2026/382/oj',
        },
      ],
      related: ['when-ioss', 'ioss-deadline'],
      services: ['ioss-intermediary', 'eori-customs-eu'],
    },
  ],
};
