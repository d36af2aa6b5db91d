import { price } from './price';
import type { Localised, SeedService } from './types';

/** A company is founded once and reviewed every year; its page says the rest. */
const companyService = (
  key: string,
  serviceType: 1 | 4,
  countryCode: number | null,
  rest: Pick<SeedService, 'name' | 'summary' | 'duration' | 'url' | 'prices'>,
): SeedService => ({ key, category: 'company', countryCode, serviceCode: null, serviceType, ...rest });

const withoutOfficialFees: Localised = {
  en: 'Registers, filing and reminders, without official fees',
  de: 'Register, Meldung und Erinnerungen, ohne amtliche Gebühren',
};
const oneToFiveDays: Localised = { en: 'Usually 1 to 5~days', de: 'Meist 1 bis 5~Tage' };

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
      price(
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
      price(
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

/** Formations and annual reviews besides Hong Kong, whose services stand with the others. */
export const companyServices: SeedService[] = [...france, ...unitedKingdom];
