import {
  adviserFee,
  adviserFeeWithRegistration,
  dataAndApproval,
  dataWithAdviser,
  guideValue,
  perStream,
  preparation,
  price,
} from './price';
import type { Localised, SeedService } from './types';

/** The parts that every one of these services has in common. */
const service = (
  key: string,
  category: SeedService['category'],
  countryCode: number,
  rest: Pick<SeedService, 'name' | 'summary' | 'duration' | 'prices'> & Partial<SeedService>,
): SeedService => ({ key, category, countryCode, serviceCode: null, serviceType: null, ...rest });

const schemeApart: Localised = {
  en: 'Representation and reports, excluding the organisation’s contribution',
  de: 'Vertretung und Meldungen, ohne Beitrag der Organisation',
};
const oneToThreeWeeks: Localised = { en: 'Usually 1 to 3~weeks', de: 'Meist 1 bis 3~Wochen' };
const twoToFourWeeks: Localised = { en: 'Usually 2 to 4~weeks', de: 'Meist 2 bis 4~Wochen' };

/** VAT registrations and returns besides the countries that most merchants begin with. */
const vat: SeedService[] = [
  service('vat-registration-czechia', 'vat', 6, {
    serviceCode: 6,
    name: { en: 'VAT registration Czechia', de: 'Umsatzsteuer-Registrierung Tschechien' },
    summary: {
      en: 'Application to the Czech financial administration, electronic mailbox included. The return is monthly at first and comes with a control statement that lists individual supplies.',
      de: 'Antrag bei der tschechischen Finanzverwaltung, elektronisches Postfach eingeschlossen. Anfangs ist monatlich zu melden, zusammen mit der Kontrollmeldung, in der die einzelnen Umsätze stehen.',
    },
    duration: { en: 'Usually 3 to 6~weeks', de: 'Meist 3 bis 6~Wochen' },
    prices: [
      price(preparation, 36000, 'once'),
      price(dataAndApproval, 7900, 'month', true),
      guideValue(adviserFeeWithRegistration, 7000, 'month', true),
    ],
  }),
  service('vat-registration-netherlands', 'vat', 7, {
    serviceCode: 7,
    name: { en: 'VAT registration Netherlands', de: 'Umsatzsteuer-Registrierung Niederlande' },
    summary: {
      en: 'Application to the tax office for foreign businesses. Importers can have import VAT moved to the return; for sellers without a Dutch establishment a local representative usually has to hold that permit.',
      de: 'Antrag beim Finanzamt für ausländische Unternehmen. Importeure können die Einfuhrumsatzsteuer in die Meldung verlagern; bei Händlern ohne niederländische Niederlassung muss diese Bewilligung in der Regel ein Vertreter vor Ort halten.',
    },
    duration: { en: 'Usually 3 to 6~weeks', de: 'Meist 3 bis 6~Wochen' },
    prices: [
      price(preparation, 34000, 'once'),
      price(dataAndApproval, 16500, 'quarter', true),
      guideValue(adviserFeeWithRegistration, 15000, 'quarter', true),
    ],
  }),
  service('vat-registration-austria', 'vat', 8, {
    serviceCode: 8,
    name: { en: 'VAT registration Austria', de: 'Umsatzsteuer-Registrierung Österreich' },
    summary: {
      en: 'Application to the Austrian tax office and access to its portal. Sellers from most third countries appoint a fiscal representative. Returns are quarterly up to a turnover of €100,000, monthly above.',
      de: 'Antrag beim Finanzamt Österreich und Zugang zum Portal der Finanzverwaltung. Händler aus den meisten Drittländern bestellen einen Fiskalvertreter. Bis 100.000~€ Umsatz wird vierteljährlich gemeldet, darüber monatlich.',
    },
    duration: { en: 'Usually 4 to 8~weeks', de: 'Meist 4 bis 8~Wochen' },
    prices: [
      price(preparation, 36000, 'once'),
      price(dataAndApproval, 16500, 'quarter', true),
      guideValue(adviserFeeWithRegistration, 15000, 'quarter', true),
    ],
  }),
  service('vat-registration-belgium', 'vat', 9, {
    serviceCode: 9,
    name: { en: 'VAT registration Belgium', de: 'Umsatzsteuer-Registrierung Belgien' },
    summary: {
      en: 'Application to the Belgian administration in Dutch or French. Sellers from outside the EU usually appoint an approved representative who gives security.',
      de: 'Antrag bei der belgischen Verwaltung auf Niederländisch oder Französisch. Händler aus Drittländern bestellen in der Regel einen zugelassenen Vertreter, der Sicherheit leistet.',
    },
    duration: { en: 'Usually 4 to 8~weeks', de: 'Meist 4 bis 8~Wochen' },
    prices: [
      price(preparation, 39000, 'once'),
      price(dataAndApproval, 7900, 'month', true),
      guideValue(adviserFeeWithRegistration, 7000, 'month', true),
    ],
  }),
  service('vat-registration-sweden', 'vat', 10, {
    serviceCode: 10,
    name: { en: 'VAT registration Sweden', de: 'Umsatzsteuer-Registrierung Schweden' },
    summary: {
      en: 'Application to Skatteverket. Whether you declare once a year, by quarter or by month depends on your turnover; sellers from third countries usually need a representative.',
      de: 'Antrag beim Skatteverket. Ob jährlich, vierteljährlich oder monatlich zu melden ist, richtet sich nach dem Umsatz; Händler aus Drittländern brauchen in der Regel einen Vertreter.',
    },
    duration: { en: 'Usually 4 to 8~weeks', de: 'Meist 4 bis 8~Wochen' },
    prices: [
      price(preparation, 38000, 'once'),
      price(dataAndApproval, 17500, 'quarter', true),
      guideValue(adviserFeeWithRegistration, 16000, 'quarter', true),
    ],
  }),
  service('vat-registration-ireland', 'vat', 17, {
    serviceCode: 22,
    name: { en: 'VAT registration Ireland', de: 'Umsatzsteuer-Registrierung Irland' },
    summary: {
      en: 'Application to Revenue with evidence of trading in Ireland. Returns cover two months; a fiscal representative is not required.',
      de: 'Antrag bei der irischen Steuerbehörde mit Nachweis der Umsätze in Irland. Eine Meldung umfasst zwei Monate; ein Fiskalvertreter ist nicht vorgeschrieben.',
    },
    duration: { en: 'Usually 4 to 8~weeks', de: 'Meist 4 bis 8~Wochen' },
    prices: [
      price(preparation, 34000, 'once'),
      price(dataAndApproval, 12900, 'return', true),
      guideValue(adviserFeeWithRegistration, 11500, 'return', true),
    ],
  }),
  service('vat-registration-lithuania', 'vat', 21, {
    serviceCode: 21,
    name: { en: 'VAT registration Lithuania', de: 'Umsatzsteuer-Registrierung Litauen' },
    summary: {
      en: 'Application to the tax inspectorate. The return is monthly, with electronic registers of invoices; sellers from third countries usually appoint a fiscal agent.',
      de: 'Antrag bei der Steuerinspektion. Gemeldet wird monatlich, mit elektronischen Rechnungsregistern; Händler aus Drittländern bestellen in der Regel einen Steuervertreter.',
    },
    duration: { en: 'Usually 4 to 8~weeks', de: 'Meist 4 bis 8~Wochen' },
    prices: [
      price(preparation, 36000, 'once'),
      price(dataAndApproval, 7900, 'month', true),
      guideValue(adviserFeeWithRegistration, 7000, 'month', true),
    ],
  }),
  service('vat-registration-cyprus', 'vat', 26, {
    serviceCode: 26,
    name: { en: 'VAT registration Cyprus', de: 'Umsatzsteuer-Registrierung Zypern' },
    summary: {
      en: 'Application to the Tax Department and quarterly returns. Sellers from third countries usually appoint a fiscal representative.',
      de: 'Antrag bei der Steuerbehörde und vierteljährliche Meldungen. Händler aus Drittländern bestellen in der Regel einen Fiskalvertreter.',
    },
    duration: { en: 'Usually 4 to 8~weeks', de: 'Meist 4 bis 8~Wochen' },
    prices: [
      price(preparation, 38000, 'once'),
      price(dataAndApproval, 17500, 'quarter', true),
      guideValue(adviserFeeWithRegistration, 16000, 'quarter', true),
    ],
  }),
  service('vat-registration-switzerland', 'vat', 32, {
    serviceCode: 32,
    name: { en: 'VAT registration Switzerland', de: 'Mehrwertsteuer-Registrierung Schweiz' },
    summary: {
      en: 'For businesses with a worldwide turnover of CHF~100,000 or more that supply in Switzerland or ship there under their own name. A representative with a Swiss address is compulsory; returns are quarterly.',
      de: 'Für Unternehmen mit mindestens 100.000~CHF Umsatz weltweit, die in der Schweiz liefern oder unter eigenem Namen dorthin versenden. Eine Vertretung mit Schweizer Adresse ist Pflicht; abgerechnet wird vierteljährlich.',
    },
    duration: { en: 'Usually 3 to 6~weeks', de: 'Meist 3 bis 6~Wochen' },
    prices: [price(preparation, 49000, 'once'), price(dataWithAdviser, 45500, 'quarter', true)],
  }),
  service('vat-registration-saudi-arabia', 'vat', 11, {
    serviceCode: 11,
    name: { en: 'VAT registration Saudi Arabia', de: 'Umsatzsteuer-Registrierung Saudi-Arabien' },
    summary: {
      en: 'Application to ZATCA through an approved tax representative. Returns are quarterly, monthly above a turnover of SAR~40~million; invoices follow the electronic format.',
      de: 'Antrag bei der ZATCA über einen zugelassenen Steuervertreter. Gemeldet wird vierteljährlich, ab 40~Mio.~SAR Umsatz monatlich; Rechnungen sind im elektronischen Format auszustellen.',
    },
    duration: { en: 'Usually 6 to 10~weeks', de: 'Meist 6 bis 10~Wochen' },
    prices: [price(preparation, 69000, 'once'), price(dataWithAdviser, 55000, 'quarter', true)],
  }),
  service('vat-registration-united-arab-emirates', 'vat', 12, {
    serviceCode: 13,
    name: {
      en: 'VAT registration United Arab Emirates',
      de: 'Umsatzsteuer-Registrierung Vereinigte Arabische Emirate',
    },
    summary: {
      en: 'Application to the Federal Tax Authority. Businesses without a registered office in the country register from the first taxable supply if nobody else accounts for the tax.',
      de: 'Antrag bei der Federal Tax Authority. Unternehmen ohne Sitz im Land registrieren sich ab dem ersten steuerpflichtigen Umsatz, wenn niemand sonst die Steuer abführt.',
    },
    duration: { en: 'Usually 3 to 6~weeks', de: 'Meist 3 bis 6~Wochen' },
    prices: [price(preparation, 59000, 'once'), price(dataWithAdviser, 45500, 'quarter', true)],
  }),
  service('sales-tax-usa', 'vat', 101, {
    name: { en: 'Sales tax USA, for each state', de: 'US-Verkaufssteuer, je Bundesstaat' },
    summary: {
      en: 'An adviser licensed there checks where your sales create nexus; the permit and the returns then follow, state by state. Five states levy no general sales tax; on marketplace sales the platform usually collects it.',
      de: 'Ein dort zugelassener Berater prüft, wo Ihre Verkäufe eine Steuerpflicht (Nexus) begründen; danach folgen Zulassung und Meldungen, Staat für Staat. Fünf Staaten erheben keine allgemeine Verkaufssteuer; bei Marktplatzverkäufen führt sie meist die Plattform ab.',
    },
    duration: { en: 'Usually 1 to 4~weeks per state', de: 'Meist 1 bis 4~Wochen je Staat' },
    prices: [
      price(preparation, 26000, 'once'),
      price({ en: 'Return of one state', de: 'Meldung eines Staates' }, 7900, 'return', true),
      guideValue(adviserFeeWithRegistration, 7000, 'return', true),
    ],
  }),
  service('jct-japan', 'jct', 100, {
    name: { en: 'Consumption tax Japan (JCT)', de: 'Japanische Verbrauchsteuer (JCT)' },
    summary: {
      en: 'Appointment of a tax manager in Japan, registration as an invoice issuer with the T number, and the annual return, with interim returns where the previous year’s tax requires them. A licensed Japanese tax accountant files.',
      de: 'Bestellung eines Steuerbeauftragten in Japan, Registrierung als Rechnungsaussteller mit T-Nummer und Jahreserklärung, dazu Zwischenmeldungen, wenn die Steuer des Vorjahres sie verlangt. Eingereicht wird von einem zugelassenen japanischen Steuerberater.',
    },
    duration: { en: 'Usually 4 to 8~weeks', de: 'Meist 4 bis 8~Wochen' },
    prices: [
      price(preparation, 69000, 'once'),
      price(dataAndApproval, 120000, 'year', true),
      guideValue(adviserFeeWithRegistration, 108000, 'year', true),
    ],
  }),
  service('rfc-mexico', 'rfc', 34, {
    name: { en: 'Tax number Mexico (RFC)', de: 'Mexikanische Steuernummer (RFC)' },
    summary: {
      en: 'RFC, electronic signature and monthly returns through a representative in Mexico. Platforms withhold VAT, all of it where payouts go to a foreign account.',
      de: 'RFC, elektronische Signatur und Monatsmeldungen über einen Vertreter in Mexiko. Plattformen behalten Umsatzsteuer ein, und zwar vollständig, wenn auf ein ausländisches Konto ausgezahlt wird.',
    },
    duration: { en: 'Usually 6 to 10~weeks', de: 'Meist 6 bis 10~Wochen' },
    prices: [
      price(preparation, 89000, 'once'),
      price(dataAndApproval, 14900, 'month', true),
      guideValue(adviserFeeWithRegistration, 13500, 'month', true),
    ],
  }),
  service('oss-non-union', 'vat', 99, {
    name: {
      en: 'One-Stop Shop for services (non-Union OSS)',
      de: 'One-Stop-Shop für Dienstleistungen (Nicht-EU-Regelung)',
    },
    summary: {
      en: 'For businesses from outside the EU that sell services, such as software or subscriptions, to consumers in the EU. One registration, one return a quarter.',
      de: 'Für Unternehmen aus Drittländern, die Verbrauchern in der EU Dienstleistungen verkaufen, etwa Software oder Abonnements. Eine Registrierung, eine Meldung im Quartal.',
    },
    duration: oneToThreeWeeks,
    prices: [
      price({ en: 'Check and registration file', de: 'Prüfung und Registrierungsunterlagen' }, 24000, 'once'),
      price(dataAndApproval, 12000, 'quarter', true),
      guideValue(adviserFee, 9000, 'quarter', true),
    ],
  }),
];

/** Packaging and taxes on it. */
const packaging: SeedService[] = [
  service('packaging-austria', 'packaging', 8, {
    name: { en: 'Packaging Austria with representative', de: 'Verpackung Österreich mit Bevollmächtigtem' },
    summary: {
      en: 'Distance sellers without a registered office in Austria appoint an authorised representative by certified power of attorney. The representative joins a collection system and reports your quantities.',
      de: 'Versandhändler ohne Sitz in Österreich bestellen mit beglaubigter Vollmacht einen Bevollmächtigten. Er nimmt an einem Sammel- und Verwertungssystem teil und meldet Ihre Mengen.',
    },
    duration: twoToFourWeeks,
    prices: [
      price({ en: 'Power of attorney and registration', de: 'Vollmacht und Anmeldung' }, 16000, 'once'),
      price(schemeApart, 36000, 'year', true),
    ],
  }),
  service('packaging-spain', 'packaging', 4, {
    name: { en: 'Packaging Spain with representative', de: 'Verpackung Spanien mit Bevollmächtigtem' },
    summary: {
      en: 'Entry in the packaging section of the producer register, membership of a producer responsibility organisation and the yearly declaration. Businesses without a registered office in Spain act through an authorised representative; the number goes on invoices.',
      de: 'Eintragung in die Verpackungsabteilung des Herstellerregisters, Beitritt zu einer Organisation für Herstellerverantwortung und Jahresmeldung. Unternehmen ohne Sitz in Spanien handeln über einen Bevollmächtigten; die Nummer steht auf den Rechnungen.',
    },
    duration: { en: 'Usually 3 to 6~weeks', de: 'Meist 3 bis 6~Wochen' },
    prices: [
      price(
        {
          en: 'Registration with notarised power of attorney',
          de: 'Registrierung mit notarieller Vollmacht',
        },
        24000,
        'once',
      ),
      price(schemeApart, 42000, 'year', true),
    ],
  }),
  service('plastic-tax-spain', 'plasticTax', 4, {
    name: { en: 'Plastic packaging tax Spain', de: 'Spanische Steuer auf Kunststoffverpackungen' },
    summary: {
      en: 'Registration and returns for the tax on non-reusable plastic packaging, €0.45 for each kilogram that is not recycled. It falls on manufacturers, and on anyone bringing such packaging into Spain.',
      de: 'Registrierung und Meldungen zur Steuer auf nicht wiederverwendbare Kunststoffverpackungen: 0,45~€ je Kilogramm, das nicht aus Rezyklat besteht. Sie trifft Hersteller und alle, die solche Verpackungen nach Spanien bringen.',
    },
    duration: { en: 'Usually 3 to 6~weeks', de: 'Meist 3 bis 6~Wochen' },
    prices: [
      price(preparation, 29000, 'once'),
      price(dataAndApproval, 14900, 'quarter', true),
      guideValue(adviserFeeWithRegistration, 13500, 'quarter', true),
    ],
  }),
  service('plastic-tax-united-kingdom', 'plasticTax', 0, {
    name: {
      en: 'Plastic Packaging Tax United Kingdom',
      de: 'Britische Steuer auf Kunststoffverpackungen',
    },
    summary: {
      en: 'For businesses that make or import ten tonnes or more of plastic packaging within twelve months. Packaging with at least 30% recycled plastic is not taxed, but it counts.',
      de: 'Für alle, die binnen zwölf Monaten mindestens zehn Tonnen Kunststoffverpackungen herstellen oder einführen. Verpackungen mit mindestens 30~% Rezyklat sind steuerfrei, werden aber mitgezählt.',
    },
    duration: oneToThreeWeeks,
    prices: [
      price(preparation, 26000, 'once'),
      price(dataAndApproval, 14900, 'quarter', true),
      guideValue(adviserFeeWithRegistration, 13500, 'quarter', true),
    ],
  }),
];

/** Registers of products in their waste phase, stream by stream. */
const registers: SeedService[] = [
  service('weee-france', 'weee', 1, {
    name: { en: 'Electrical equipment France (UIN)', de: 'Elektrogeräte Frankreich (UIN)' },
    summary: {
      en: 'Membership of a producer responsibility organisation for electrical and electronic equipment and the unique identifier that marketplaces ask for. Sorting mark on product and packaging checked.',
      de: 'Beitritt zu einer Organisation für Elektro- und Elektronikgeräte und die eindeutige Identifikationsnummer, nach der Marktplätze fragen. Mit Prüfung des Sortierhinweises auf Gerät und Verpackung.',
    },
    duration: oneToThreeWeeks,
    prices: [price(perStream, 24000, 'year', true)],
  }),
  service('weee-austria', 'weee', 8, {
    name: {
      en: 'Electrical equipment Austria with representative',
      de: 'Elektrogeräte Österreich mit Bevollmächtigtem',
    },
    summary: {
      en: 'Authorised representative by certified power of attorney, entry in the national register and quantity reports through a collection system.',
      de: 'Bevollmächtigter mit beglaubigter Vollmacht, Eintragung in das nationale Register und Mengenmeldungen über ein Sammel- und Verwertungssystem.',
    },
    duration: twoToFourWeeks,
    prices: [
      price({ en: 'Power of attorney and registration', de: 'Vollmacht und Anmeldung' }, 24000, 'once'),
      price(schemeApart, 45000, 'year', true),
    ],
  }),
  service('battery-france', 'battery', 1, {
    name: { en: 'Batteries France (UIN)', de: 'Batterien Frankreich (UIN)' },
    summary: {
      en: 'For loose batteries and for those inside a device: membership of a producer responsibility organisation, unique identifier and yearly quantity report.',
      de: 'Für einzelne Batterien und für solche in Geräten: Beitritt zu einer Organisation für Herstellerverantwortung, eindeutige Identifikationsnummer und jährliche Mengenmeldung.',
    },
    duration: oneToThreeWeeks,
    prices: [price(perStream, 24000, 'year', true)],
  }),
  service('battery-austria', 'battery', 8, {
    name: { en: 'Batteries Austria with representative', de: 'Batterien Österreich mit Bevollmächtigtem' },
    summary: {
      en: 'Authorised representative by certified power of attorney, membership of a collection system and quantity reports.',
      de: 'Bevollmächtigter mit beglaubigter Vollmacht, Teilnahme an einem Sammel- und Verwertungssystem und Mengenmeldungen.',
    },
    duration: twoToFourWeeks,
    prices: [
      price({ en: 'Power of attorney and registration', de: 'Vollmacht und Anmeldung' }, 16000, 'once'),
      price(schemeApart, 36000, 'year', true),
    ],
  }),
  service('textile-france', 'textile', 1, {
    name: { en: 'Textiles and footwear France (UIN)', de: 'Textilien und Schuhe Frankreich (UIN)' },
    summary: {
      en: 'Clothing, household linen and footwear: membership of the producer responsibility organisation, unique identifier, yearly report by number of pieces. The other Member States follow by April 2028.',
      de: 'Kleidung, Haushaltswäsche und Schuhe: Beitritt zur Organisation für Herstellerverantwortung, eindeutige Identifikationsnummer, Jahresmeldung nach Stückzahl. Die übrigen Mitgliedstaaten folgen bis April 2028.',
    },
    duration: oneToThreeWeeks,
    prices: [price(perStream, 24000, 'year', true)],
  }),
  service('furniture-france', 'furniture', 1, {
    name: { en: 'Furniture France (UIN)', de: 'Möbel Frankreich (UIN)' },
    summary: {
      en: 'Furniture, mattresses and upholstered goods: membership of a producer responsibility organisation, unique identifier, report by kind and weight. The contribution is shown on the invoice.',
      de: 'Möbel, Matratzen und Polsterware: Beitritt zu einer Organisation für Herstellerverantwortung, eindeutige Identifikationsnummer, Meldung nach Art und Gewicht. Der Beitrag wird auf der Rechnung ausgewiesen.',
    },
    duration: oneToThreeWeeks,
    prices: [price(perStream, 24000, 'year', true)],
  }),
  service('toy-france', 'toy', 1, {
    name: { en: 'Toys France (UIN)', de: 'Spielzeug Frankreich (UIN)' },
    summary: {
      en: 'Membership of the producer responsibility organisation for toys, unique identifier and yearly report. Electric toys belong to the stream of electrical equipment instead.',
      de: 'Beitritt zur Organisation für Spielzeug, eindeutige Identifikationsnummer und Jahresmeldung. Elektrisches Spielzeug gehört stattdessen zum Bereich der Elektrogeräte.',
    },
    duration: oneToThreeWeeks,
    prices: [price(perStream, 24000, 'year', true)],
  }),
];

/** Product safety and those who answer for it. */
const products: SeedService[] = [
  service('gpsr-responsible-person', 'authorisedRepresentative', 99, {
    name: {
      en: 'Responsible person for consumer products (GPSR)',
      de: 'Verantwortliche Person für Verbraucherprodukte (GPSR)',
    },
    summary: {
      en: 'Since 13~December 2024 a consumer product needs an economic operator in the EU who answers for it. We check the risk analysis and the documents, and give you the name and address for product, parcel and listing.',
      de: 'Seit dem 13.~Dezember 2024 braucht ein Verbraucherprodukt einen Wirtschaftsakteur in der EU, der dafür einsteht. Wir prüfen Risikoanalyse und Unterlagen und nennen Ihnen Namen und Anschrift für Produkt, Paket und Angebot.',
    },
    duration: { en: 'Usually 2 to 7~days', de: 'Meist 2 bis 7~Tage' },
    url: '/cht/ResourcesSearch',
    prices: [price({ en: 'First product group', de: 'Erste Produktgruppe' }, 19000, 'year', true)],
  }),
  service('uk-responsible-person', 'authorisedRepresentative', 0, {
    name: {
      en: 'Authorised representative United Kingdom',
      de: 'Bevollmächtigter Vereinigtes Königreich',
    },
    summary: {
      en: 'Separate from the one in the EU and, except for cosmetics, optional: contact for British authorities, safekeeping of the declaration and technical file, address for the label.',
      de: 'Getrennt von der Rolle in der EU und außer für Kosmetik freiwillig: Ansprechpartner britischer Behörden, Aufbewahrung von Konformitätserklärung und technischen Unterlagen, Anschrift für die Kennzeichnung.',
    },
    duration: { en: 'Usually 2 to 7~days', de: 'Meist 2 bis 7~Tage' },
    prices: [price({ en: 'First product group', de: 'Erste Produktgruppe' }, 27000, 'year', true)],
  }),
  service('toy-file-eu', 'toy', 99, {
    name: { en: 'Toys: safety file for the EU', de: 'Spielzeug: Sicherheitsunterlagen für die EU' },
    summary: {
      en: 'Review of safety assessment, test reports, warnings and declaration under Directive 2009/48/EC, with a list of what the new regulation requires from 1~August 2030. Laboratories carry out the tests, not us.',
      de: 'Durchsicht von Sicherheitsbewertung, Prüfberichten, Warnhinweisen und Konformitätserklärung nach Richtlinie 2009/48/EG, mit einer Liste dessen, was die neue Verordnung ab dem 1.~August 2030 verlangt. Geprüft wird in Laboren, nicht von uns.',
    },
    duration: { en: 'Usually 1 to 2~weeks', de: 'Meist 1 bis 2~Wochen' },
    prices: [
      price(
        { en: 'Per product with its variants', de: 'Je Produkt mit seinen Varianten' },
        16000,
        'once',
        true,
      ),
    ],
  }),
  service('cosmetics-united-kingdom', 'scpn', 0, {
    name: {
      en: 'Cosmetics United Kingdom: responsible person and SCPN',
      de: 'Kosmetik Vereinigtes Königreich: verantwortliche Person und SCPN',
    },
    summary: {
      en: 'Responsible Person in Great Britain, check of the product information file and notification of each product. Northern Ireland follows the rules of the EU.',
      de: 'Verantwortliche Person in Großbritannien, Prüfung der Produktinformationsdatei und Meldung jedes Produkts. In Nordirland gelten die Regeln der EU.',
    },
    duration: {
      en: 'Usually 2 to 4~weeks with a complete file',
      de: 'Meist 2 bis 4~Wochen bei vollständiger Akte',
    },
    prices: [price({ en: 'Per product', de: 'Je Produkt' }, 17000, 'once', true)],
  }),
];

/** Further services that the calculator adds up. */
export const calculatorServices: SeedService[] = [...vat, ...packaging, ...registers, ...products];
