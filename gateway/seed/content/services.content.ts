import { companyServices } from './companyServices.content';
import {
  adviserFee,
  adviserFeeWithRegistration,
  dataAndApproval,
  guideValue,
  preparation,
  price,
} from './price';
import type { SeedService } from './types';

export const servicesContent: SeedService[] = [
  {
    key: 'vat-registration-germany',
    serviceCode: 2,
    serviceType: null,
    category: 'vat',
    countryCode: 2,
    name: { en: 'VAT registration Germany', de: 'Umsatzsteuer-Registrierung Deutschland' },
    summary: {
      en: 'Questionnaire, file and correspondence for the tax number and the VAT ID. A licensed tax adviser submits the application to the tax office responsible.',
      de: 'Fragebogen, Akte und Schriftwechsel bis zu Steuernummer und USt-IdNr. Den Antrag stellt eine Steuerberatungskanzlei beim zuständigen Finanzamt.',
    },
    duration: { en: 'Usually 4 to 10~weeks', de: 'Meist 4 bis 10~Wochen' },
    prices: [price(preparation, 29000, 'once'), guideValue(adviserFee, 35000, 'once', true)],
  },
  {
    key: 'vat-filing-germany',
    serviceCode: 2,
    serviceType: null,
    category: 'vat',
    countryCode: 2,
    name: { en: 'VAT returns Germany', de: 'Umsatzsteuermeldungen Deutschland' },
    summary: {
      en: 'Sales, import and purchase data are imported and reconciled. You approve the figures, the tax adviser files the advance and annual returns, and you get the receipt and the amount to pay.',
      de: 'Verkaufs-, Einfuhr- und Einkaufsdaten werden eingelesen und abgestimmt. Sie geben die Zahlen frei, die Kanzlei übermittelt Voranmeldung und Jahreserklärung, Sie erhalten Protokoll und Zahlbetrag.',
    },
    duration: { en: 'Usually 3 to 7~days per period', de: 'Meist 3 bis 7~Tage je Zeitraum' },
    prices: [price(dataAndApproval, 4900, 'return', true), guideValue(adviserFee, 4500, 'return', true)],
  },
  {
    key: 'vat-registration-france',
    serviceCode: 1,
    serviceType: null,
    category: 'vat',
    countryCode: 1,
    name: { en: 'VAT registration France', de: 'Umsatzsteuer-Registrierung Frankreich' },
    summary: {
      en: 'File for the tax office for foreign businesses, with translations. Sellers from outside the EU usually appoint a fiscal representative; the contract is part of the file.',
      de: 'Antrag beim Finanzamt für ausländische Unternehmen, mit Übersetzungen. Händler aus Drittländern bestellen in der Regel einen Fiskalvertreter; dessen Vertrag gehört zur Akte.',
    },
    duration: { en: 'Usually 4 to 8~weeks', de: 'Meist 4 bis 8~Wochen' },
    prices: [
      price(preparation, 39000, 'once'),
      price(dataAndApproval, 6900, 'month', true),
      guideValue(adviserFeeWithRegistration, 6000, 'month', true),
    ],
  },
  {
    key: 'vat-registration-united-kingdom',
    serviceCode: 0,
    serviceType: null,
    category: 'vat',
    countryCode: 0,
    name: { en: 'VAT registration United Kingdom', de: 'Umsatzsteuer-Registrierung Vereinigtes Königreich' },
    summary: {
      en: 'Application to HMRC for sellers without a UK establishment, for whom no threshold applies. EORI number on request.',
      de: 'Antrag bei HMRC für Händler ohne Niederlassung im Vereinigten Königreich; für sie gilt keine Schwelle. EORI-Nummer auf Wunsch.',
    },
    duration: { en: 'Usually 2 to 6~weeks', de: 'Meist 2 bis 6~Wochen' },
    prices: [
      price(preparation, 34000, 'once'),
      price(dataAndApproval, 9500, 'quarter', true),
      guideValue(adviserFeeWithRegistration, 8500, 'quarter', true),
    ],
  },
  {
    key: 'vat-registration-italy',
    serviceCode: 3,
    serviceType: null,
    category: 'vat',
    countryCode: 3,
    name: { en: 'VAT registration Italy', de: 'Umsatzsteuer-Registrierung Italien' },
    summary: {
      en: 'Direct identification for EU sellers, usually a fiscal representative for sellers from third countries, with translations and apostille where required.',
      de: 'Direktregistrierung für Händler aus der EU, in der Regel Fiskalvertretung für Händler aus Drittländern, mit Übersetzungen und, soweit nötig, Apostille.',
    },
    duration: { en: 'Usually 4 to 8~weeks', de: 'Meist 4 bis 8~Wochen' },
    prices: [
      price(preparation, 42000, 'once'),
      price(dataAndApproval, 19500, 'quarter', true),
      guideValue(adviserFeeWithRegistration, 17500, 'quarter', true),
    ],
  },
  {
    key: 'vat-registration-spain',
    serviceCode: 4,
    serviceType: null,
    category: 'vat',
    countryCode: 4,
    name: { en: 'VAT registration Spain', de: 'Umsatzsteuer-Registrierung Spanien' },
    summary: {
      en: 'Spanish tax number, entry as a VAT payer and registration for intra-EU trade. Plan ahead: the certificate for electronic filing adds time.',
      de: 'Spanische Steuernummer, Erfassung als Umsatzsteuerpflichtiger und Eintragung für den innergemeinschaftlichen Handel. Planen Sie früh: Das Zertifikat für die elektronische Abgabe kostet zusätzliche Zeit.',
    },
    duration: { en: 'Usually 6 to 12~weeks', de: 'Meist 6 bis 12~Wochen' },
    prices: [
      price(preparation, 42000, 'once'),
      price(dataAndApproval, 16500, 'quarter', true),
      guideValue(adviserFeeWithRegistration, 15000, 'quarter', true),
    ],
  },
  {
    key: 'vat-registration-poland',
    serviceCode: 5,
    serviceType: null,
    category: 'vat',
    countryCode: 5,
    name: { en: 'VAT registration Poland', de: 'Umsatzsteuer-Registrierung Polen' },
    summary: {
      en: 'For stock in Polish fulfilment centres. Includes the set-up for the monthly JPK file; it can become quarterly for small taxpayers after the first twelve months.',
      de: 'Für Ware in polnischen Versandzentren. Mit Einrichtung der monatlichen JPK-Datei; kleine Steuerpflichtige können nach den ersten zwölf Monaten vierteljährlich melden.',
    },
    duration: { en: 'Usually 4 to 8~weeks', de: 'Meist 4 bis 8~Wochen' },
    prices: [
      price(preparation, 39000, 'once'),
      price(dataAndApproval, 6900, 'month', true),
      guideValue(adviserFeeWithRegistration, 6000, 'month', true),
    ],
  },
  {
    key: 'oss-union',
    serviceCode: null,
    serviceType: null,
    category: 'vat',
    countryCode: 99,
    name: { en: 'One-Stop Shop (Union OSS)', de: 'One-Stop-Shop (EU-OSS)' },
    summary: {
      en: 'Registration and quarterly return for cross-border sales to consumers in the EU. The tax adviser checks eligibility and files; nil returns included.',
      de: 'Registrierung und vierteljährliche Meldung der Fernverkäufe an Verbraucher in der EU. Voraussetzungen und Abgabe liegen bei der Steuerkanzlei, Nullmeldungen eingeschlossen.',
    },
    duration: {
      en: 'Usually 1 to 3~weeks; starts with the next quarter, or earlier on notice',
      de: 'Meist 1 bis 3~Wochen; Beginn zum nächsten Quartal, auf Anzeige früher',
    },
    prices: [
      price({ en: 'Check and registration file', de: 'Prüfung und Registrierungsunterlagen' }, 19000, 'once'),
      price(dataAndApproval, 12000, 'quarter', true),
      guideValue(adviserFee, 9000, 'quarter', true),
    ],
  },
  {
    key: 'ioss-intermediary',
    serviceCode: 12,
    serviceType: null,
    category: 'ioss',
    countryCode: 99,
    name: { en: 'IOSS with intermediary', de: 'IOSS mit Vermittler' },
    summary: {
      en: 'For consignments up to €150 from outside the EU. The intermediary is established in the EU, registers the seller, files the monthly return and is liable for the tax alongside the seller.',
      de: 'Für Sendungen bis 150~€ aus Drittländern. Der in der EU ansässige Vermittler registriert den Händler, gibt die Monatsmeldung ab und haftet neben ihm für die Steuer.',
    },
    duration: { en: 'Usually 1 to 3~weeks', de: 'Meist 1 bis 3~Wochen' },
    prices: [
      price(
        { en: 'Set-up and contract with the intermediary', de: 'Einrichtung und Vertrag mit dem Vermittler' },
        39000,
        'once',
      ),
      price(
        { en: 'Monthly return, without security', de: 'Monatsmeldung, ohne Sicherheitsleistung' },
        14900,
        'month',
        true,
      ),
    ],
  },
  {
    key: 'packaging-germany',
    serviceCode: null,
    serviceType: null,
    category: 'packaging',
    countryCode: 2,
    name: { en: 'Packaging Germany (LUCID preparation)', de: 'Verpackung Deutschland (LUCID-Vorbereitung)' },
    summary: {
      en: 'You register in LUCID yourself, free of charge; we prepare every entry. Includes the dual-system contract file and quantity reports that agree with each other.',
      de: 'In LUCID registrieren Sie sich selbst und kostenlos; wir bereiten jede Angabe vor. Dazu die Unterlagen für den Systemvertrag und Mengenmeldungen, die übereinstimmen.',
    },
    duration: { en: 'Usually 1 to 5~days', de: 'Meist 1 bis 5~Tage' },
    prices: [
      price({ en: 'Preparation and contract file', de: 'Vorbereitung und Vertragsunterlagen' }, 9000, 'once'),
      price({ en: 'Quantity reports for one year', de: 'Mengenmeldungen für ein Jahr' }, 12000, 'year', true),
    ],
  },
  {
    key: 'epr-france',
    serviceCode: null,
    serviceType: null,
    category: 'packaging',
    countryCode: 1,
    name: { en: 'EPR France (UIN per stream)', de: 'EPR Frankreich (UIN je Produktbereich)' },
    summary: {
      en: 'Membership of the producer responsibility organisation and the unique identifier for each stream: packaging, electrical goods, textiles, furniture, toys and others. Sorting marks checked.',
      de: 'Beitritt zur Organisation für Herstellerverantwortung und eindeutige Identifikationsnummer je Produktbereich: Verpackung, Elektrogeräte, Textilien, Möbel, Spielzeug und weitere. Mit Prüfung der Sortierhinweise.',
    },
    duration: { en: 'Usually 1 to 3~weeks per stream', de: 'Meist 1 bis 3~Wochen je Produktbereich' },
    prices: [
      price(
        {
          en: 'Per stream, excluding the organisation’s contribution',
          de: 'Je Produktbereich, ohne Beitrag der Organisation',
        },
        24000,
        'year',
        true,
      ),
    ],
  },
  {
    key: 'weee-germany',
    serviceCode: null,
    serviceType: null,
    category: 'weee',
    countryCode: 2,
    name: {
      en: 'WEEE Germany with authorised representative',
      de: 'Elektrogeräte Deutschland mit Bevollmächtigtem',
    },
    summary: {
      en: 'Classification by brand and type of device, appointment of the German representative, guarantee or take-back concept, registration with stiftung ear and quantity reports.',
      de: 'Einordnung nach Marke und Geräteart, Benennung des Bevollmächtigten, Garantie oder Rücknahmekonzept, Registrierung bei der stiftung ear und Mengenmeldungen.',
    },
    duration: { en: 'Usually 6 to 12~weeks', de: 'Meist 6 bis 12~Wochen' },
    prices: [
      price({ en: 'First brand and type of device', de: 'Erste Marke und Geräteart' }, 49000, 'once'),
      price(
        { en: 'Authorised representative and reports', de: 'Bevollmächtigter und Meldungen' },
        59000,
        'year',
        true,
      ),
    ],
  },
  {
    key: 'battery-germany',
    serviceCode: null,
    serviceType: null,
    category: 'battery',
    countryCode: 2,
    name: { en: 'Batteries Germany', de: 'Batterien Deutschland' },
    summary: {
      en: 'Assignment to the five battery categories, contract with a producer responsibility organisation, German representative and registration. The organisation has been compulsory since 1~January 2026.',
      de: 'Zuordnung zu den fünf Batteriekategorien, Vertrag mit einer Organisation für Herstellerverantwortung, Bevollmächtigter und Registrierung. Die Beteiligung ist seit 1.~Januar 2026 Pflicht.',
    },
    duration: { en: 'Usually 1 to 3~weeks', de: 'Meist 1 bis 3~Wochen' },
    prices: [
      price({ en: 'First brand and category', de: 'Erste Marke und Kategorie' }, 29000, 'once'),
      price({ en: 'Representative and reports', de: 'Bevollmächtigter und Meldungen' }, 39000, 'year', true),
    ],
  },
  {
    key: 'eu-authorised-representative',
    serviceCode: null,
    serviceType: null,
    category: 'authorisedRepresentative',
    countryCode: 99,
    name: {
      en: 'EU authorised representative (CE products)',
      de: 'EU-Bevollmächtigter (CE-Produkte)',
    },
    summary: {
      en: 'Review of declaration, test reports, risk analysis and labels; written mandate; address block for product and listing. We answer authorities; the manufacturer stays responsible for the design.',
      de: 'Prüfung von Konformitätserklärung, Prüfberichten, Risikoanalyse und Kennzeichnung; schriftliches Mandat; Adressblock für Produkt und Angebot. Wir antworten den Behörden, für die Konstruktion bleibt der Hersteller verantwortlich.',
    },
    duration: { en: 'Usually 2 to 7~days', de: 'Meist 2 bis 7~Tage' },
    url: '/cht/ResourcesSearch',
    prices: [
      price({ en: 'First product group', de: 'Erste Produktgruppe' }, 29000, 'year', true),
      price(
        { en: 'Review of one declaration of conformity', de: 'Durchsicht einer Konformitätserklärung' },
        8500,
        'document',
      ),
    ],
  },
  {
    key: 'cosmetics-eu',
    serviceCode: null,
    serviceType: null,
    category: 'cpnp',
    countryCode: 99,
    name: { en: 'Cosmetics: responsible person and CPNP', de: 'Kosmetik: verantwortliche Person und CPNP' },
    summary: {
      en: 'Responsible Person for the EU, check of the product information file with safety report, label review and notification of each product.',
      de: 'Verantwortliche Person für die EU, Prüfung der Produktinformationsdatei mit Sicherheitsbericht, Durchsicht der Kennzeichnung und Meldung jedes Produkts.',
    },
    duration: {
      en: 'Usually 2 to 4~weeks with a complete file',
      de: 'Meist 2 bis 4~Wochen bei vollständiger Akte',
    },
    prices: [price({ en: 'Per product', de: 'Je Produkt' }, 19000, 'once', true)],
  },
  {
    key: 'incorporation-hong-kong',
    serviceCode: null,
    serviceType: 1,
    category: 'company',
    countryCode: 'HK',
    name: { en: 'Company formation Hong Kong', de: 'Firmengründung Hongkong' },
    summary: {
      en: 'Private company limited by shares: name check, identity check, electronic filing, certificate of incorporation and business registration, first-year secretary and address.',
      de: 'Private Limited Company: Namensprüfung, Identitätsprüfung, elektronischer Antrag, Gründungsurkunde und Business Registration, Secretary und Adresse im ersten Jahr.',
    },
    duration: {
      en: 'Usually 1 to 5~days after the identity check',
      de: 'Meist 1 bis 5~Tage nach der Identitätsprüfung',
    },
    url: '/cht/Incorporation/IncorporationHK',
    prices: [
      price(
        {
          en: 'Formation with secretary and address for one year',
          de: 'Gründung mit Secretary und Adresse für ein Jahr',
        },
        119000,
        'once',
        true,
      ),
    ],
  },
  {
    key: 'secretary-hong-kong',
    serviceCode: null,
    serviceType: null,
    category: 'company',
    countryCode: 'HK',
    name: { en: 'Company secretary and address Hong Kong', de: 'Company Secretary und Adresse in Hongkong' },
    summary: {
      en: 'Secretary as required by law, registered office, statutory registers, forwarding of official letters, reminders of dates.',
      de: 'Gesetzlich vorgeschriebener Secretary, eingetragener Sitz, Pflichtregister, Weiterleitung amtlicher Post, Erinnerung an Fristen.',
    },
    duration: { en: 'Change of secretary usually 1 to 3~days', de: 'Wechsel meist in 1 bis 3~Tagen' },
    url: '/cht/secretaryServices',
    prices: [
      price({ en: 'Secretary and registered office', de: 'Secretary und eingetragener Sitz' }, 54000, 'year'),
    ],
  },
  {
    key: 'annual-review-hong-kong',
    serviceCode: null,
    serviceType: 4,
    category: 'company',
    countryCode: 'HK',
    name: { en: 'Annual review Hong Kong', de: 'Jahresmeldung Hongkong' },
    summary: {
      en: 'Annual return NAR1 within 42~days of the anniversary and renewal of the business registration, with a check of registers and officers.',
      de: 'Annual Return (NAR1) innerhalb von 42~Tagen nach dem Jahrestag und Verlängerung der Business Registration, mit Prüfung von Registern und Organen.',
    },
    duration: { en: 'Usually 1 to 5~days', de: 'Meist 1 bis 5~Tage' },
    url: '/cht/annualReview/annualReviewHK',
    prices: [
      price(
        {
          en: 'Return and renewal, excluding official fees',
          de: 'Meldung und Verlängerung, ohne amtliche Gebühren',
        },
        32000,
        'year',
      ),
    ],
  },
  {
    key: 'bookkeeping-audit-hong-kong',
    serviceCode: null,
    serviceType: 3,
    category: 'company',
    countryCode: null,
    name: { en: 'Bookkeeping and audit', de: 'Buchhaltung und Abschlussprüfung' },
    summary: {
      en: 'Ledger and accounts from bank statements, platform reports and invoices. The audit is carried out by a licensed auditor, independently of us.',
      de: 'Buchführung und Abschluss aus Kontoauszügen, Plattformberichten und Rechnungen. Die Prüfung übernimmt ein zugelassener Abschlussprüfer, unabhängig von uns.',
    },
    duration: { en: 'Usually 2 to 8~weeks', de: 'Meist 2 bis 8~Wochen' },
    url: '/cht/accountingAudit',
    prices: [
      price(
        { en: 'Bookkeeping, up to 100 entries', de: 'Buchführung, bis 100 Buchungen' },
        18000,
        'month',
        true,
      ),
      guideValue(
        {
          en: 'Guide value: audit, invoiced by the auditor',
          de: 'Richtwert: Abschlussprüfung, vom Prüfer berechnet',
        },
        140000,
        'year',
        true,
      ),
    ],
  },
  {
    key: 'bank-account',
    serviceCode: null,
    serviceType: 2,
    category: 'company',
    countryCode: null,
    name: { en: 'Preparation for a business account', de: 'Vorbereitung eines Geschäftskontos' },
    summary: {
      en: 'Choice of institution, pre-check, complete file and preparation for the interview. The bank decides.',
      de: 'Auswahl des Instituts, Vorprüfung, vollständige Akte und Vorbereitung des Gesprächs. Über die Eröffnung entscheidet die Bank.',
    },
    duration: {
      en: 'Payment institution 1 to 3~weeks, bank 3 to 8~weeks',
      de: 'Zahlungsinstitut 1 bis 3~Wochen, Bank 3 bis 8~Wochen',
    },
    url: '/cht/bankAccount',
    prices: [price({ en: 'File for one institution', de: 'Akte für ein Institut' }, 45000, 'once')],
  },
  ...companyServices,
];

/** Suggestions of the search in the header before input. */
export const hotServices: string[] = [
  'vat-registration-germany',
  'oss-union',
  'ioss-intermediary',
  'packaging-germany',
  'gpsr-responsible-person',
  'incorporation-hong-kong',
];
