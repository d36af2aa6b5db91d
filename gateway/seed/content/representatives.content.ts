import { adviserFeeWithRegistration, fiscalRepresentative, guideValue, price } from './price';
import type { Localised, SeedService } from './types';

/** Country code, name after “in”, and price in cents a year. */
type Place = [key: string, code: number, name: Localised, amount: number];

const fiscalRepresentatives: Place[] = [
  ['france', 1, { en: 'France', de: 'Frankreich' }, 96000],
  ['italy', 3, { en: 'Italy', de: 'Italien' }, 108000],
  ['spain', 4, { en: 'Spain', de: 'Spanien' }, 90000],
  ['poland', 5, { en: 'Poland', de: 'Polen' }, 84000],
  ['austria', 8, { en: 'Austria', de: 'Österreich' }, 84000],
  ['belgium', 9, { en: 'Belgium', de: 'Belgien' }, 96000],
  ['sweden', 10, { en: 'Sweden', de: 'Schweden' }, 96000],
  ['lithuania', 21, { en: 'Lithuania', de: 'Litauen' }, 84000],
  ['cyprus', 26, { en: 'Cyprus', de: 'Zypern' }, 84000],
  ['switzerland', 32, { en: 'Switzerland', de: 'Schweiz' }, 108000],
];

const packagingRepresentatives: Place[] = [
  ['france', 1, { en: 'France', de: 'Frankreich' }, 45000],
  ['germany', 2, { en: 'Germany', de: 'Deutschland' }, 39000],
  ['italy', 3, { en: 'Italy', de: 'Italien' }, 45000],
  ['netherlands', 7, { en: 'Netherlands', de: 'Niederlande' }, 39000],
];

const fiscal = fiscalRepresentatives.map(([key, countryCode, { en, de }, amount]): SeedService => ({
  key: `fiscal-representative-${key}`,
  category: 'authorisedRepresentative',
  countryCode,
  serviceCode: null,
  serviceType: null,
  name: { en: `Fiscal representative ${en}`, de: `Fiskalvertreter ${de}` },
  summary: {
    en: 'For companies that need one to be registered for VAT: selection, contract and file for a representative with an address in the country, who answers for the tax with you and therefore asks for a guarantee.',
    de: 'Für Unternehmen, die ohne ihn nicht umsatzsteuerlich registriert werden: Auswahl, Vertrag und Akte für einen Vertreter mit Anschrift im Land, der mit Ihnen für die Steuer einsteht und deshalb eine Sicherheit verlangt.',
  },
  duration: { en: 'Usually 2 to 4~weeks', de: 'Meist 2 bis 4~Wochen' },
  prices: [guideValue(fiscalRepresentative, amount, 'year', true)],
}));

const packaging = packagingRepresentatives.map(([key, countryCode, { en, de }, amount]): SeedService => ({
  key: `packaging-representative-${key}`,
  category: 'authorisedRepresentative',
  countryCode,
  serviceCode: null,
  serviceType: null,
  name: {
    en: `Packaging: authorised representative ${en}`,
    de: `Verpackung: Bevollmächtigter ${de}`,
  },
  summary: {
    en: 'The representative for producer responsibility that the packaging regulation asks of sellers from other Member States since 12~August 2026: written mandate, registration, contract with the scheme and reports in one country.',
    de: 'Der Bevollmächtigte für die Herstellerverantwortung, den die Verpackungsverordnung seit dem 12.~August 2026 von Händlern aus anderen Mitgliedstaaten verlangt: schriftliche Vollmacht, Registrierung, Systemvertrag und Meldungen in einem Land.',
  },
  duration: { en: 'Usually 1 to 3~weeks', de: 'Meist 1 bis 3~Wochen' },
  prices: [
    price(
      {
        en: 'Representation and reports, excluding the organisation’s contribution',
        de: 'Vertretung und Meldungen, ohne Beitrag der Organisation',
      },
      amount,
      'year',
      true,
    ),
  ],
}));

/** Representatives by country, and what importers need. */
export const representatives: SeedService[] = [
  ...fiscal,
  ...packaging,
  {
    key: 'ioss-registration',
    category: 'ioss',
    countryCode: 99,
    serviceCode: 14,
    serviceType: null,
    name: { en: 'IOSS without intermediary', de: 'IOSS ohne Vermittler' },
    summary: {
      en: 'For companies in the Union, and in Norway for goods sent from there: registration in their own state, the number, and the monthly return, filed by a licensed tax adviser.',
      de: 'Für Unternehmen in der Union, und in Norwegen für Ware von dort: Registrierung im eigenen Staat, die Nummer und die Monatsmeldung, abgegeben durch eine Steuerberatungskanzlei.',
    },
    duration: { en: 'Usually 1 to 3~weeks', de: 'Meist 1 bis 3~Wochen' },
    prices: [
      price({ en: 'Check and registration file', de: 'Prüfung und Registrierungsunterlagen' }, 19000, 'once'),
      price(
        { en: 'Data check for the monthly return', de: 'Datenprüfung für die Monatsmeldung' },
        7900,
        'month',
        true,
      ),
      guideValue(adviserFeeWithRegistration, 7000, 'month', true),
    ],
  },
  {
    key: 'voec-norway',
    category: 'vat',
    countryCode: 'NO',
    serviceCode: null,
    serviceType: null,
    name: { en: 'VOEC Norway', de: 'VOEC Norwegen' },
    summary: {
      en: 'The simplified registration for digital services and for goods of up to NOK~3,000 sold to consumers in Norway: registration with Skatteetaten, the number that the carrier needs, and the quarterly return.',
      de: 'Die vereinfachte Registrierung für digitale Leistungen und für Ware bis 3.000~NOK an Verbraucher in Norwegen: Registrierung bei Skatteetaten, die Nummer für den Beförderer und die vierteljährliche Meldung.',
    },
    duration: { en: 'Usually 2 to 4~weeks', de: 'Meist 2 bis 4~Wochen' },
    prices: [
      price({ en: 'Check and registration file', de: 'Prüfung und Registrierungsunterlagen' }, 24000, 'once'),
      price({ en: 'Data check for the return', de: 'Datenprüfung für die Meldung' }, 12000, 'quarter', true),
      guideValue(adviserFeeWithRegistration, 11000, 'quarter', true),
    ],
  },
  {
    key: 'eori-customs-eu',
    category: 'authorisedRepresentative',
    countryCode: 99,
    serviceCode: null,
    serviceType: null,
    name: {
      en: 'EORI number and indirect customs representation',
      de: 'EORI-Nummer und indirekte Zollvertretung',
    },
    summary: {
      en: 'For companies outside the Union that import goods themselves: application for the EORI number and contract with a customs representative in the Union who declares in its own name.',
      de: 'Für Unternehmen außerhalb der Union, die Ware selbst einführen: Antrag auf die EORI-Nummer und Vertrag mit einem Zollvertreter in der Union, der in eigenem Namen anmeldet.',
    },
    duration: { en: 'Usually 1 to 3~weeks', de: 'Meist 1 bis 3~Wochen' },
    prices: [
      price({ en: 'EORI number and contract', de: 'EORI-Nummer und Vertrag' }, 29000, 'once'),
      guideValue(
        {
          en: 'Guide value: each customs declaration, invoiced by the representative',
          de: 'Richtwert: je Zollanmeldung, vom Vertreter berechnet',
        },
        6500,
        'document',
        true,
      ),
    ],
  },
];
