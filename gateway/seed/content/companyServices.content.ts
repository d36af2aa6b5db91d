import { companyChanges, companyDeregistrations } from './companyEnds.content';
import { guideValue, price } from './price';
import type { Localised, SeedService } from './types';

/** A company is founded once and reviewed every year; its page says the rest. */
const companyService = (
  key: string,
  serviceType: 1 | 4,
  countryCode: SeedService['countryCode'],
  rest: Pick<SeedService, 'name' | 'summary' | 'duration' | 'url' | 'prices'>,
): SeedService => ({ key, category: 'company', countryCode, serviceCode: null, serviceType, ...rest });

const withoutOfficialFees: Localised = {
  en: 'Registers, filing and reminders, excluding official fees',
  de: 'Register, Meldung und Erinnerungen, ohne amtliche Gebühren',
};
const agentForOneYear: Localised = {
  en: 'Formation with registered agent for one year, excluding official fees',
  de: 'Gründung mit Registered Agent für ein Jahr, ohne amtliche Gebühren',
};
const agentAndFilings: Localised = {
  en: 'Registered agent, address and filings, excluding official fees',
  de: 'Registered Agent, Anschrift und Meldungen, ohne amtliche Gebühren',
};
const oneToFiveDays: Localised = { en: 'Usually 1 to 5~days', de: 'Meist 1 bis 5~Tage' };

const seychelles: SeedService[] = [
  companyService('incorporation-seychelles', 1, 'SC', {
    name: { en: 'Company formation Seychelles', de: 'Firmengründung Seychellen' },
    summary: {
      en: 'International business company (IBC): written pre-check, enquiry at the bank, file for a licensed registered agent, registers. Seldom sensible for sellers in Europe; we will say so first.',
      de: 'International Business Company (IBC): schriftliche Vorprüfung, Anfrage bei der Bank, Akte für einen zugelassenen Registered Agent, Register. Für Händler in Europa selten sinnvoll; das sagen wir zuerst.',
    },
    duration: {
      en: 'Usually 3 to 7~days after the agent has accepted the file',
      de: 'Meist 3 bis 7~Tage, nachdem der Agent die Akte angenommen hat',
    },
    url: '/cht/Incorporation/IncorporationSSE',
    prices: [
      price({ en: 'Written pre-check', de: 'Schriftliche Vorprüfung' }, 24000, 'once'),
      price(agentForOneYear, 109000, 'once', true),
    ],
  }),
  companyService('annual-review-seychelles', 4, 'SC', {
    name: { en: 'Annual review Seychelles', de: 'Jahresmeldung Seychellen' },
    summary: {
      en: 'Registered agent and address, accounting records in January and July, declaration, annual fee paid on time, financial summary from your books.',
      de: 'Registered Agent und Anschrift, Buchführungsunterlagen im Januar und im Juli, Erklärung, rechtzeitige Jahresgebühr, Financial Summary aus Ihren Büchern.',
    },
    duration: { en: 'Usually 1 to 5~days per delivery', de: 'Meist 1 bis 5~Tage je Lieferung' },
    url: '/cht/annualReview/annualReviewSSE',
    prices: [
      price(agentAndFilings, 69000, 'year', true),
      price(
        { en: 'Records twice a year and summary', de: 'Unterlagen zweimal im Jahr und Financial Summary' },
        39000,
        'year',
        true,
      ),
    ],
  }),
];

const singapore: SeedService[] = [
  companyService('incorporation-singapore', 1, 'SG', {
    name: { en: 'Company formation Singapore', de: 'Firmengründung Singapur' },
    summary: {
      en: 'Private company limited by shares: name, constitution, file for a registered service provider, registers, secretary and address for the first year. You provide the director resident in Singapore.',
      de: 'Private Limited Company: Name, Satzung, Akte für einen registrierten Dienstleister, Register, Secretary und Adresse im ersten Jahr. Den in Singapur ansässigen Direktor stellen Sie.',
    },
    duration: {
      en: 'Usually 1 to 3~days after the identity check',
      de: 'Meist 1 bis 3~Tage nach der Identitätsprüfung',
    },
    url: '/cht/Incorporation/IncorporationXJP',
    prices: [
      price(
        {
          en: 'Formation with secretary and address for one year',
          de: 'Gründung mit Secretary und Adresse für ein Jahr',
        },
        169000,
        'once',
        true,
      ),
      price({ en: 'Secretary and registered office', de: 'Secretary und eingetragener Sitz' }, 78000, 'year'),
    ],
  }),
  companyService('annual-review-singapore', 4, 'SG', {
    name: { en: 'Annual review Singapore', de: 'Jahresmeldung Singapur' },
    summary: {
      en: 'Resolutions, check of the registers and annual return within seven months of the year-end. Accounts and tax returns are prepared by an accountant and a tax agent.',
      de: 'Beschlüsse, Prüfung der Register und Annual Return binnen sieben Monaten nach dem Bilanzstichtag. Abschluss und Steuererklärung erstellen Accountant und Steueragent.',
    },
    duration: oneToFiveDays,
    url: '/cht/annualReview/annualReviewXJP',
    prices: [
      price(withoutOfficialFees, 42000, 'year'),
      guideValue(
        {
          en: 'Guide value: accounts and tax return, invoiced by the accountant and tax agent',
          de: 'Richtwert: Abschluss und Steuererklärung, von Accountant und Steueragent berechnet',
        },
        160000,
        'year',
        true,
      ),
    ],
  }),
];

const unitedKingdom: SeedService[] = [
  companyService('incorporation-united-kingdom', 1, 0, {
    name: { en: 'Company formation United Kingdom', de: 'Firmengründung Vereinigtes Königreich' },
    summary: {
      en: 'Private company limited by shares: identity verification of directors and owners, articles, filing with Companies House, registered office and post for the first year.',
      de: 'Private Limited Company: Identitätsprüfung der Direktoren und Inhaber, Satzung, Antrag beim Companies House, eingetragener Sitz und Postweiterleitung im ersten Jahr.',
    },
    duration: {
      en: 'Usually 1 to 3~days after the identity check',
      de: 'Meist 1 bis 3~Tage nach der Identitätsprüfung',
    },
    url: '/cht/Incorporation/IncorporationYG',
    prices: [
      price(
        {
          en: 'Formation with registered office for one year',
          de: 'Gründung mit eingetragenem Sitz für ein Jahr',
        },
        59000,
        'once',
        true,
      ),
      price({ en: 'Registered office and post', de: 'Eingetragener Sitz und Post' }, 24000, 'year'),
    ],
  }),
  companyService('annual-review-united-kingdom', 4, 0, {
    name: { en: 'Annual review United Kingdom', de: 'Jahresmeldung Vereinigtes Königreich' },
    summary: {
      en: 'Confirmation statement within 14~days of the review period, with a check of officers, owners, address and personal codes. Accounts and tax returns are prepared by an accountant.',
      de: 'Confirmation Statement binnen 14~Tagen nach dem Berichtszeitraum, mit Prüfung von Organen, Inhabern, Anschrift und Personal Codes. Abschluss und Steuererklärung erstellt ein Accountant.',
    },
    duration: oneToFiveDays,
    url: '/cht/annualReview/annualReviewYG',
    prices: [
      price(withoutOfficialFees, 22000, 'year'),
      guideValue(
        {
          en: 'Guide value: accounts and tax return, invoiced by the accountant',
          de: 'Richtwert: Abschluss und Steuererklärung, vom Accountant berechnet',
        },
        95000,
        'year',
        true,
      ),
    ],
  }),
];

const britishVirginIslands: SeedService[] = [
  companyService('incorporation-british-virgin-islands', 1, 'VG', {
    name: {
      en: 'Company formation British Virgin Islands',
      de: 'Firmengründung Britische Jungferninseln',
    },
    summary: {
      en: 'BVI business company: written pre-check, file for a licensed registered agent, memorandum and articles, registers. For holdings with co-owners in several countries; for sellers in Europe we mostly advise against it.',
      de: 'BVI Business Company: schriftliche Vorprüfung, Akte für einen zugelassenen Registered Agent, Satzung, Register. Für Holdings mit Inhabern aus mehreren Ländern; Händlern in Europa raten wir meist ab.',
    },
    duration: {
      en: 'Usually 3 to 7~days after the agent has accepted the file',
      de: 'Meist 3 bis 7~Tage, nachdem der Agent die Akte angenommen hat',
    },
    url: '/cht/Incorporation/IncorporationBVI',
    prices: [
      price({ en: 'Written pre-check', de: 'Schriftliche Vorprüfung' }, 24000, 'once'),
      price(agentForOneYear, 149000, 'once', true),
    ],
  }),
  companyService('annual-review-british-virgin-islands', 4, 'VG', {
    name: { en: 'Annual review British Virgin Islands', de: 'Jahresmeldung Britische Jungferninseln' },
    summary: {
      en: 'Registered agent and address, government fee paid on time, financial return from your books, answers for the substance declaration, check of the registers.',
      de: 'Registered Agent und Anschrift, rechtzeitige Zahlung der Gebühr, Financial Return aus Ihren Büchern, Antworten für die Substanzerklärung, Prüfung der Register.',
    },
    duration: oneToFiveDays,
    url: '/cht/annualReview/annualReviewBVI',
    prices: [
      price(agentAndFilings, 89000, 'year', true),
      price({ en: 'Financial return', de: 'Financial Return' }, 29000, 'year', true),
    ],
  }),
];

const france: SeedService[] = [
  companyService('incorporation-france', 1, 1, {
    name: { en: 'Company formation France', de: 'Firmengründung Frankreich' },
    summary: {
      en: 'SAS or, with a single shareholder, SASU: file for the deposit of capital, the notice and the one-stop shop up to the Kbis extract. The statutes are drawn up by a French lawyer.',
      de: 'SAS oder, mit einem Gesellschafter, SASU: Akte für Kapitalhinterlegung, Bekanntmachung und zentrale Stelle bis zum Registerauszug Kbis. Die Satzung entwirft eine französische Anwaltskanzlei.',
    },
    duration: { en: 'Usually 1 to 3~weeks', de: 'Meist 1 bis 3~Wochen' },
    url: '/cht/Incorporation/IncorporationFR',
    prices: [
      price(
        { en: 'Preparation, file and coordination', de: 'Vorbereitung, Akte und Abstimmung' },
        129000,
        'once',
        true,
      ),
      guideValue(
        {
          en: 'Guide value: statutes, invoiced by the lawyer',
          de: 'Richtwert: Satzung, von der Anwaltskanzlei berechnet',
        },
        150000,
        'once',
        true,
      ),
    ],
  }),
];

const usa: SeedService[] = [
  companyService('incorporation-usa', 1, 101, {
    name: { en: 'Company formation USA', de: 'Firmengründung USA' },
    summary: {
      en: 'LLC or corporation in the state that fits: comparison, filing, registered agent for the first year, application for the federal number EIN.',
      de: 'LLC oder Corporation im passenden Staat: Vergleich, Einreichung, Registered Agent im ersten Jahr, Antrag auf die Bundesnummer EIN.',
    },
    duration: {
      en: 'Usually 1 to 10~days, the EIN 2 to 8~weeks',
      de: 'Meist 1 bis 10~Tage, die EIN 2 bis 8~Wochen',
    },
    url: '/cht/Incorporation/IncorporationUSA',
    prices: [
      price(
        {
          en: 'Formation with agent for one year and EIN, excluding official fees',
          de: 'Gründung mit Agent für ein Jahr und EIN, ohne amtliche Gebühren',
        },
        89000,
        'once',
        true,
      ),
    ],
  }),
  companyService('annual-review-usa', 4, 101, {
    name: { en: 'Annual review USA, for each state', de: 'Jahresmeldung USA, je Bundesstaat' },
    summary: {
      en: 'Registered agent, report and tax to the state, check of good standing, file for the federal return. The return itself is prepared by a US adviser.',
      de: 'Registered Agent, Bericht und Abgabe an den Staat, Prüfung des Good Standing, Akte für die Erklärung beim Bund. Die Erklärung selbst erstellt ein US-Berater.',
    },
    duration: oneToFiveDays,
    url: '/cht/annualReview/annualReviewUSA',
    prices: [
      price(
        {
          en: 'Registered agent, report and file, excluding official fees',
          de: 'Registered Agent, Bericht und Akte, ohne amtliche Gebühren',
        },
        39000,
        'year',
      ),
      guideValue(
        {
          en: 'Guide value: federal return of an LLC, invoiced by the adviser',
          de: 'Richtwert: Erklärung einer LLC beim Bund, vom Berater berechnet',
        },
        65000,
        'year',
        true,
      ),
    ],
  }),
];

/** Company services besides those of Hong Kong, which stand with the others; changes and deregistrations of all places. */
export const companyServices: SeedService[] = [
  ...britishVirginIslands,
  ...france,
  ...seychelles,
  ...singapore,
  ...unitedKingdom,
  ...usa,
  ...companyChanges,
  ...companyDeregistrations,
];
